import { recordAct } from '../audit/record-act.js';
import type { ActingUser, SiteContext } from '../context.js';
import { Input } from '../input.js';
import { ownerWrite } from '../owner-write.js';
import type { Statements } from '../store/database.js';
import { type Known, knownCurrency, knownZone } from './known-values.js';
import { dayIn, processZone } from './site-day.js';
import type { ReadsPreferences, SitePreferences } from './site-preferences.js';

/** Changes of preferences. Absent members stay; null or '' returns to the default. */
export interface PreferenceChanges {
  /** A code of ISO 4217, such as `USD`. */
  readonly currency?: string | null;
  /** A name of the IANA database, such as `America/Chicago`. */
  readonly zone?: string | null;
}

/** The preferences, which are the names of their rows in `settings`. */
const NAMES = ['currency', 'zone'] as const satisfies readonly (keyof PreferenceChanges)[];
type Name = (typeof NAMES)[number];

const CHECKS: Readonly<Record<Name, (text: string) => Known>> = {
  currency: knownCurrency,
  zone: knownZone,
};
const LONGEST = 100;

/** The parts of a site that the preferences use. */
type PreferenceContext = Pick<SiteContext, 'database' | 'audit' | 'now' | 'wake' | 'expedite'>;

/**
 * The preferences of a site: the currency of its amounts, and the zone of its days. They are stored in its database, so
 * that every process has the same, and a backup and a move keep them.
 */
export class Preferences implements ReadsPreferences {
  /** @internal */
  constructor(/** @internal */ protected readonly context: PreferenceContext) {}

  /** Returns the preferences. */
  async get(): Promise<SitePreferences> {
    const { currency, zone } = await stored(this.context.database.read);
    return {
      currency: currency ?? null,
      zone: zone ?? processZone(),
      is_zone_set: zone !== undefined,
    };
  }

  /** Returns the present day of the site in its zone, `YYYYMMDD`. */
  async today(): Promise<string> {
    return dayIn((await this.get()).zone, this.context.now());
  }

  /**
   * Changes preferences. The audit records each that differs from before.
   *
   * @returns the preferences after the change
   * @throws LinkError `input_invalid` for an unknown currency or zone
   */
  async change(changes: PreferenceChanges, acting?: ActingUser): Promise<SitePreferences> {
    const input = new Input('preferences', changes, NAMES);
    const values = NAMES.filter((name) => input.has(name)).map(
      (name) => [name, readValue(input, name)] as const,
    );
    const { audit } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      const before = await stored(tx);
      for (const [name, after] of values) {
        if (before[name] === after) continue;
        await store(tx, name, after);
        const detail = { before: before[name] ?? '', after: after ?? '' };
        const act = { action: 'setting.change', subject: name, detail } as const;
        await recordAct({ audit }, tx, acting, act);
      }
    });
    return this.get();
  }
}

function readValue(input: Input, name: Name): string | undefined {
  const text = input.text(name, LONGEST);
  if (text === '') return undefined;
  const known = CHECKS[name](text);
  if ('value' in known) return known.value;
  throw input.wrong(name, known.problem);
}

async function stored(statements: Statements): Promise<Readonly<Record<Name, string | undefined>>> {
  const rows = await statements
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', NAMES)
    .execute();
  const of = (name: Name) => rows.find((row) => row.name === name)?.value;
  return { currency: of('currency'), zone: of('zone') };
}

async function store(tx: Statements, name: Name, value: string | undefined): Promise<void> {
  if (value === undefined) {
    await tx.deleteFrom('settings').where('name', '=', name).execute();
    return;
  }
  await tx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
