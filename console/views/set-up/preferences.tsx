import type { ShownSettings } from '../../../src/site/console/contract/set-up-answers.js';
import { dayIn } from '../../../src/site/engine/preferences/site-day.js';
import { Opener } from '../../parts/dialog.js';
import { Facts } from '../../parts/facts.js';
import { AskDialog, changed } from '../../parts/form.js';
import { currencyName, formatDay, formatMoney } from '../../parts/formats.js';
import { ask, loadSession } from '../../server.js';
import { setUpTexts } from '../../texts/set-up.js';

const words = setUpTexts.site.preferences;

/** The currency of amounts, and the zone whose days decide what is due. They are stored, and changed here. */
export function Preferences({ site, onDone }: { site: ShownSettings; onDone: () => void }) {
  const { currency, zone, is_zone_set } = site;
  const day = formatDay(dayIn(zone, Date.now()));
  return (
    <section>
      <div class="head">
        <h2>{words.title}</h2>
        <div class="actions">
          <Opener label={words.change}>
            {(close) => <Change site={site} onClose={close} onDone={onDone} />}
          </Opener>
        </div>
      </div>
      <Facts
        facts={[
          [
            words.currency,
            currency === null
              ? words.noCurrency
              : words.example(currencyName(currency), formatMoney('1234.5', currency)),
          ],
          [words.zone, is_zone_set ? words.day(zone, day) : words.zoneOfServer(zone, day)],
        ]}
      />
    </section>
  );
}

function Change(props: { site: ShownSettings; onClose: () => void; onDone: () => void }) {
  const { site, onClose, onDone } = props;
  const { currency, zone, is_zone_set, currencies, zones } = site;
  const named = currencies
    .map((code) => [code, currencyName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  const before = { currency: currency ?? '', zone: is_zone_set ? zone : '' };
  // A stored name may be one that the list leaves out.
  const names = [...new Set([...zones, ...(is_zone_set ? [zone] : [])])];
  return (
    <AskDialog
      title={words.title}
      onClose={onClose}
      onDone={onDone}
      fields={[
        {
          name: 'currency',
          label: words.currency,
          hint: words.currencyHint,
          value: before.currency,
          choices: [['', words.noCurrency], ...named],
        },
        {
          name: 'zone',
          label: words.zone,
          hint: words.zoneHint,
          value: before.zone,
          choices: [['', words.serverZone], ...names.map((name) => [name, name] as const)],
        },
      ]}
      action={words.store}
      onSend={async (values) => {
        // Others may have changed the rest meanwhile.
        await ask('PATCH', 'settings', changed(values, before));
        await loadSession();
      }}
    />
  );
}
