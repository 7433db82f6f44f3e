import { type Claim, type DeliveryKey, fenced } from '../../src/deliveries/delivery-store.js';
import { deliveryStoreSuite } from '../../src/deliveries/delivery-store-suite.js';

/** Each fault of a store, with the case of the contract that has to find it. */
const FAULTS = {
  'counts attempts from 0': 'gives a new delivery to its first claim',
  'says that a first attempt was interrupted': 'gives a new delivery to its first claim',
  'runs a repetition again': 'gives the stored result to a repetition with the same content',
  'forgets a result that was read': 'gives the stored result to a repetition with the same content',
  'loses the result before':
    'runs the same delivery with other content, with the result before at hand',
  'counts attempts after a result':
    'runs the same delivery with other content, with the result before at hand',
  'forgets the result with a release': 'keeps the result before when an update is given back',
  'mixes senders': 'keeps deliveries apart by sender, event and identity',
  'mixes events': 'keeps deliveries apart by sender, event and identity',
  'mixes identities': 'keeps deliveries apart by sender, event and identity',
  'changes characters': 'gives a result back as it was stored, whatever text it is',
  'lets other content in': 'is busy while somebody is at it',
  'claims in two steps': 'gives one of many claims at once the run',
  'gives a token again': 'runs again what was given back',
  'takes a release for a death': 'runs again what was given back',
  'never lapses': 'lets another take over what was left, and says so',
  'says nothing of a death': 'lets another take over what was left, and says so',
  'stores late results': 'stores nothing of an attempt that was taken over',
  'runs late work': 'stores nothing of an attempt that was taken over',
  'stores a second result': 'stores one result once',
  'releases late': 'ignores what is given back too late',
  'stores failures': 'stores nothing of work that fails, and can be claimed again',
  'hides the error of the work': 'stores nothing of work that fails, and can be claimed again',
  'sweeps everything': 'forgets what is old, and nothing else',
  'sweeps nothing': 'forgets what is old, and nothing else',
} as const;

type Fault = keyof typeof FAULTS;

interface Entry {
  token: number;
  attempt: number;
  until: number;
  /** That of the present claim, and that of the result. */
  claimed: string;
  fingerprint: string | undefined;
  result: string | undefined;
  touched: number;
}

/** A store that holds the contract, but for its fault. */
class ModelStore {
  readonly #entries = new Map<string, Entry>();

  constructor(readonly fault: Fault | undefined) {}

  #is(fault: Fault): boolean {
    return this.fault === fault;
  }

  #nameOf({ sender, event, identity }: DeliveryKey): string {
    return JSON.stringify([
      this.#is('mixes senders') ? '' : sender,
      this.#is('mixes events') ? '' : event,
      this.#is('mixes identities') ? '' : identity,
    ]);
  }

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const name = this.#nameOf(key);
    const found = this.#entries.get(name);
    if (this.#is('claims in two steps')) await new Promise(setImmediate);
    const isHeld = found !== undefined && found.until > 0;
    const isLapsed = isHeld && found.until <= Date.now() && !this.#is('never lapses');
    if (isHeld && !isLapsed && !(this.#is('lets other content in') && fingerprint === 'b')) {
      return { state: 'busy' };
    }
    if (!isHeld && found?.result !== undefined && found.fingerprint === fingerprint) {
      const { result } = found;
      if (this.#is('forgets a result that was read')) found.result = undefined;
      if (!this.#is('runs a repetition again')) return { state: 'done', result };
    }
    const isFirst = !isLapsed && !(this.#is('counts attempts after a result') && found?.result);
    const attempt = isFirst ? 1 : (found?.attempt ?? 0) + 1;
    const token = (found?.token ?? 0) + (this.#is('gives a token again') && found ? 0 : 1);
    const { result } = found ?? {};
    this.#entries.set(name, {
      token,
      attempt,
      until: Date.now() + lease,
      claimed: fingerprint,
      fingerprint: found?.fingerprint,
      result,
      touched: Date.now(),
    });
    const isReleased = found !== undefined && !isHeld && found.result === undefined;
    return {
      state: 'run',
      token,
      attempt: this.#is('counts attempts from 0') ? attempt - 1 : attempt,
      interrupted:
        (isLapsed && !this.#is('says nothing of a death')) ||
        (isReleased && this.#is('takes a release for a death')) ||
        (found === undefined && this.#is('says that a first attempt was interrupted')),
      previous: this.#is('loses the result before') ? undefined : result,
    };
  }

  async complete(key: DeliveryKey, token: number, work: (tx: unknown) => string | Promise<string>) {
    const entry = this.#entries.get(this.#nameOf(key));
    if (!entry) throw fenced(key);
    const isLate = entry.token !== token;
    const isDone = entry.until === 0;
    if (isLate && this.#is('runs late work')) await work(undefined);
    if (isLate && !this.#is('stores late results')) throw fenced(key);
    if (isDone && !isLate && !this.#is('stores a second result')) throw fenced(key);
    let result = '';
    try {
      result = await work(undefined);
    } catch (error) {
      if (this.#is('hides the error of the work')) throw new Error('it failed');
      if (!this.#is('stores failures')) throw error;
    }
    entry.result = this.#is('changes characters') ? result.toUpperCase() : result;
    entry.until = 0;
    entry.fingerprint = entry.claimed;
    entry.touched = Date.now();
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    const entry = this.#entries.get(this.#nameOf(key));
    if (!entry || (entry.token !== token && !this.#is('releases late'))) return;
    entry.until = 0;
    if (this.#is('forgets the result with a release')) entry.result = undefined;
  }

  async sweep(before: Date): Promise<number> {
    let count = 0;
    for (const [name, { touched }] of this.#entries) {
      if (
        this.#is('sweeps nothing') ||
        (touched >= Number(before) && !this.#is('sweeps everything'))
      )
        continue;
      this.#entries.delete(name);
      count += 1;
    }
    return count;
  }
}

const failedCases = async (fault?: Fault) => {
  const outcomes = await Promise.all(
    deliveryStoreSuite(() => new ModelStore(fault)).map(({ name, run }) =>
      run().then(
        () => [],
        () => [name],
      ),
    ),
  );
  return outcomes.flat();
};

describe('the contract of delivery stores', () => {
  it('is held by a store without a fault [deliveries.own-store]', async () => {
    expect(await failedCases()).toEqual([]);
  });

  it.each(Object.entries(FAULTS))('finds a store that %s', async (fault, found) => {
    expect(await failedCases(fault as Fault)).toContain(found);
  });
});
