import type { Damage } from '../../../src/site/orders/attachments/damages.js';
import type { SiteFile } from '../../../src/site/orders/attachments/file-record';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Time } from '../../parts/basics.js';
import type { Column } from '../../parts/list.js';
import { ask, may } from '../../server.js';
import { damageTexts as words } from '../../texts/damages.js';
import { texts } from '../../texts.js';
import { type RecordAction, RecordSection } from '../set-up/record-page.js';

interface DamagesProps {
  /** The site's own number of the order, owned or imported. */
  readonly order: string;
  /** The files of the order: photos among them are flagged. */
  readonly files: readonly SiteFile[];
}

/** The damages and violations at the house of an order, with the photos that show them. */
export function Damages({ order, files }: DamagesProps) {
  const loaded = useLoaded(`orders/${encodeURIComponent(order)}/damages`, versions.value.orders);
  const photos = files.filter(({ area, file_area }) => area === 'uploads' && file_area === 0);
  if (!loaded.answer && !loaded.error) return null;
  return (
    <div class="screen">
      <RecordSection
        title={words.title}
        empty={words.empty}
        loaded={loaded}
        rows={loaded.answer?.damages}
        columns={columnsOf(photos)}
        nameOf={({ title }) => title}
        idOf={({ damage_id }) => damage_id}
        {...(may('operator') && {
          actions: [record(order)],
          actionsOf: (damage: Damage) => actionsOf(damage, photos),
        })}
      />
    </div>
  );
}

function columnsOf(photos: readonly SiteFile[]): readonly Column<Damage>[] {
  const nameOf = (id: string) => photos.find(({ file_id }) => file_id === id)?.file_name ?? id;
  return [
    { title: words.what, show: ({ title }) => <strong>{title}</strong> },
    { title: words.kind, show: ({ kind }) => words.kinds[kind] },
    {
      title: texts.order.photos,
      show: ({ file_ids }) =>
        file_ids.length === 0
          ? texts.none
          : file_ids.map((id) => (
              <>
                <a key={id} href={`./api/files/${encodeURIComponent(id)}`}>
                  {nameOf(id)}
                </a>{' '}
              </>
            )),
    },
    {
      title: words.recorded,
      show: ({ created_by, created_at }) => (
        <>
          {created_by} <Time at={created_at} />
        </>
      ),
    },
  ];
}

function record(order: string): RecordAction {
  return {
    label: words.add,
    fields: [
      { name: 'title', label: words.what, isRequired: true },
      { name: 'kind', label: words.kind, choices: Object.entries(words.kinds), value: 'damage' },
    ],
    send: (values) => ask('POST', `orders/${encodeURIComponent(order)}/damages`, values),
  };
}

function actionsOf(
  { damage_id, file_ids }: Damage,
  photos: readonly SiteFile[],
): readonly RecordAction[] {
  const path = `damages/${damage_id}` as const;
  const flag: RecordAction = {
    label: words.flag,
    ask: words.flagLead,
    fields: [
      {
        name: 'file_ids',
        label: texts.order.photos,
        choices: photos.map(({ file_id, file_name, file_desc }) => [
          file_id,
          file_desc === '' ? file_name : `${file_name}, ${file_desc}`,
        ]),
        chosen: file_ids,
      },
    ],
    send: (_, all) =>
      ask('POST', `${path}/photos`, { file_ids: all.getAll('file_ids').map(String) }),
  };
  const remove = { label: words.remove, ask: words.removeAsk, send: () => ask('DELETE', path) };
  return [...(photos.length > 0 ? [flag] : []), remove];
}
