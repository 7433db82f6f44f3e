import type { Define } from './command.js';

/** The headings in the list of commands, in their order. */
export const COMMAND_GROUPS = [
  'Serve a site',
  'Work with a site',
  'Watch a site',
  'Build a receiver or a client',
  'Look up',
] as const;

type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** One row of the table of commands. */
export interface CommandEntry {
  readonly name: string;
  /** The heading of the command in the list of commands. */
  readonly group: CommandGroup;
  /** One line for the list of commands. */
  readonly summary: string;
  /** An example of a call: the words after `svclink`. */
  readonly example: string;
  load(): Promise<Define>;
}

/** All commands. Each is loaded when it is called, because most need modules that the others do not. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'serve',
    group: 'Serve a site',
    summary: 'serve a site that owns and imports orders and keeps everything',
    example: 'serve --data /srv/orders --public-url https://orders.example',
    load: async () => (await import('./serve/serve-command.js')).defineServe,
  },
  {
    name: 'config',
    group: 'Serve a site',
    summary: 'show the settings of svclink serve, and where each came from',
    example: 'config --data /srv/orders',
    load: async () => (await import('./serve/config-command.js')).defineConfig,
  },
  {
    name: 'healthcheck',
    group: 'Serve a site',
    summary: 'ask a served site whether it is ready',
    example: 'healthcheck --url https://orders.example --wait 30',
    load: async () => (await import('./serve/healthcheck-command.js')).defineHealthcheck,
  },
  {
    name: 'migrate',
    group: 'Serve a site',
    summary: 'bring the database of a site to the newest schema',
    example: 'migrate --data /srv/orders',
    load: async () => (await import('./owner/site-commands.js')).defineMigrate,
  },
  {
    name: 'backup',
    group: 'Serve a site',
    summary: 'write a whole site into one file, while it is served',
    example: 'backup monday.svclink --data /srv/orders --passphrase-file passphrase',
    load: async () => (await import('./archive/archive-commands.js')).defineBackup,
  },
  {
    name: 'restore',
    group: 'Serve a site',
    summary: 'make a site of an archive',
    example: 'restore monday.svclink --data /srv/copy --passphrase-file passphrase --plan',
    load: async () => (await import('./archive/archive-commands.js')).defineRestore,
  },
  {
    name: 'move',
    group: 'Serve a site',
    summary: 'move a site to another database, on another engine too',
    example: 'move --data /srv/orders --to postgres://svclink@db.example/orders --plan',
    load: async () => (await import('./archive/archive-commands.js')).defineMove,
  },
  {
    name: 'order',
    group: 'Work with a site',
    summary: 'make, show and move the orders of a site',
    example: 'order create orders.csv',
    load: async () => (await import('./owner/site-commands.js')).defineOrder,
  },
  {
    name: 'profile',
    group: 'Work with a site',
    summary: 'the import profiles of a site: files of orders come in, results go out',
    example: 'profile create daily --account acme --map "Order No=wo_number,Street=address"',
    load: async () => (await import('./owner/site-commands.js')).defineProfile,
  },
  {
    name: 'property',
    group: 'Work with a site',
    summary: 'the properties of orders, and the fields that a site defines for them',
    example: 'property field add occupancy --type dropdown --options Vacant,Occupied',
    load: async () => (await import('./owner/site-commands.js')).defineProperty,
  },
  {
    name: 'form',
    group: 'Work with a site',
    summary: 'add forms and items to a site; show a PCR form, or check answers against it',
    example: 'form check form.json answers.json',
    load: async () => (await import('./forms/form-command.js')).defineForm,
  },
  {
    name: 'account',
    group: 'Work with a site',
    summary: 'make and change the accounts that may call a site',
    example: 'account create acme --set org_id=18',
    load: async () => (await import('./owner/site-commands.js')).defineAccount,
  },
  {
    name: 'app',
    group: 'Work with a site',
    summary: 'make and limit the apps that may call the JSON API of a site',
    example: 'app create reports --scopes "workorder-r bid-r"',
    load: async () => (await import('./owner/site-commands.js')).defineApp,
  },
  {
    name: 'choice',
    group: 'Work with a site',
    summary: 'the client companies and work types of the JSON API',
    example: 'choice add work_type "Grass cut"',
    load: async () => (await import('./owner/site-commands.js')).defineChoice,
  },
  {
    name: 'document-type',
    group: 'Work with a site',
    summary: 'the types of documents',
    example: 'document-type create "Before photos"',
    load: async () => (await import('./owner/site-commands.js')).defineDocumentType,
  },
  {
    name: 'damage',
    group: 'Work with a site',
    summary: 'damages and violations at the houses of orders, and their photos',
    example: 'damage create 1001 "Broken window"',
    load: async () => (await import('./owner/site-commands.js')).defineDamage,
  },
  {
    name: 'price',
    group: 'Work with a site',
    summary: 'the prices of items, by client company and order',
    example: 'price set 501 --client "First Bank" --client-price 55.50',
    load: async () => (await import('./owner/site-commands.js')).definePrice,
  },
  {
    name: 'unit',
    group: 'Work with a site',
    summary: 'the units of measure of bids and invoices',
    example: 'unit create "Square foot"',
    load: async () => (await import('./owner/site-commands.js')).defineUnit,
  },
  {
    name: 'link',
    group: 'Work with a site',
    summary: 'the owners that a site imports orders from',
    example: 'link add https://orders.example/link --user acme --password-file -',
    load: async () => (await import('./owner/site-commands.js')).defineLink,
  },
  {
    name: 'job',
    group: 'Work with a site',
    summary: 'what a site does in the background: list, retry, skip',
    example: 'job list --state dead',
    load: async () => (await import('./owner/site-commands.js')).defineJob,
  },
  {
    name: 'result',
    group: 'Work with a site',
    summary: 'what a site sends back for imported orders',
    example: 'result list first-bank/4711',
    load: async () => (await import('./owner/site-commands.js')).defineResult,
  },
  {
    name: 'hook',
    group: 'Work with a site',
    summary: 'the addresses that events of a site are sent to',
    example: 'hook add https://erp.example/svclink --events order,result,trouble',
    load: async () => (await import('./owner/site-commands.js')).defineHook,
  },
  {
    name: 'user',
    group: 'Work with a site',
    summary: 'the users who work with a site',
    example: 'user create ann --role operator --password-file -',
    load: async () => (await import('./owner/site-commands.js')).defineUser,
  },
  {
    name: 'group',
    group: 'Work with a site',
    summary: 'the groups that notes are shown to',
    example: 'group create office',
    load: async () => (await import('./owner/site-commands.js')).defineGroup,
  },
  {
    name: 'setting',
    group: 'Work with a site',
    summary: 'the currency of a site, and the zone whose days decide what is due',
    example: 'setting set --currency USD --zone America/Chicago',
    load: async () => (await import('./owner/site-commands.js')).defineSetting,
  },
  {
    name: 'key',
    group: 'Work with a site',
    summary: 'replace the secret key of a site',
    example: 'key rotate',
    load: async () => (await import('./owner/site-commands.js')).defineKey,
  },
  {
    name: 'log',
    group: 'Watch a site',
    summary: 'show what a site was sent and sent itself',
    example: 'log --failed --order 1001 --bodies',
    load: async () => (await import('./owner/site-commands.js')).defineLog,
  },
  {
    name: 'audit',
    group: 'Watch a site',
    summary: 'show the acts on a site that concern access: log-ins, users, accounts, exports',
    example: 'audit --action login.failed',
    load: async () => (await import('./owner/site-commands.js')).defineAudit,
  },
  {
    name: 'retention',
    group: 'Work with a site',
    summary: 'remove orders, the names of former users and positions of photos',
    example: 'retention order 1001',
    load: async () => (await import('./owner/site-commands.js')).defineRetention,
  },
  {
    name: 'trouble',
    group: 'Watch a site',
    summary: 'list what needs a person: links, results, imports, disks, backups, certificates',
    example: 'trouble list',
    load: async () => (await import('./owner/site-commands.js')).defineTrouble,
  },
  {
    name: 'replay',
    group: 'Watch a site',
    summary: 'send again what a site has sent, or run again what it was sent',
    example: 'replay --failed --since 2026-11-22T08:00:00Z',
    load: async () => (await import('./owner/site-commands.js')).defineReplay,
  },
  {
    name: 'init',
    group: 'Build a receiver or a client',
    summary: 'make a receiver of your own in a new folder',
    example: 'init my-receiver --template minimal --yes',
    load: async () => (await import('./init/init-command.js')).defineInit,
  },
  {
    name: 'add',
    group: 'Build a receiver or a client',
    summary: 'put a receiver into the Express app of this folder',
    example: 'add src/app.js --path /link',
    load: async () => (await import('./add/add-command.js')).defineAdd,
  },
  {
    name: 'send',
    group: 'Build a receiver or a client',
    summary: 'send an event to a receiver and print its result',
    example:
      'send get_order --url https://orders.example/link --user acme --data \'{"report_id":"1001"}\'',
    load: async () => (await import('./send/send-command.js')).defineSend,
  },
  {
    name: 'check',
    group: 'Build a receiver or a client',
    summary: 'check whether a receiver speaks the protocol',
    example: 'check https://orders.example/link --user acme --write',
    load: async () => (await import('./check/check-command.js')).defineCheck,
  },
  {
    name: 'compare',
    group: 'Build a receiver or a client',
    summary: 'send the same reads to two receivers and show where their answers differ',
    example: 'compare https://old.example/link https://new.example/link --user acme',
    load: async () => (await import('./compare/compare-command.js')).defineCompare,
  },
  {
    name: 'check-api',
    group: 'Build a receiver or a client',
    summary: 'check whether a server speaks the JSON API',
    example: 'check-api https://orders.example/api --credentials credentials.json',
    load: async () => (await import('./check/check-api-command.js')).defineCheckApi,
  },
  {
    name: 'api',
    group: 'Build a receiver or a client',
    summary: 'call an action of the JSON API',
    example: 'api workorder/get --credentials credentials.json --data \'{"report_id":"1001"}\'',
    load: async () => (await import('./api/api-command.js')).defineApi,
  },
  {
    name: 'token',
    group: 'Build a receiver or a client',
    summary: 'get an access token of the JSON API',
    example: 'token --credentials credentials.json',
    load: async () => (await import('./api/api-command.js')).defineToken,
  },
  {
    name: 'rehearse',
    group: 'Build a receiver or a client',
    summary: 'pass orders between two sites while things go wrong, and count what was lost',
    example: 'rehearse --orders 100 --faults all',
    load: async () => (await import('./rehearse/rehearse-command.js')).defineRehearse,
  },
  {
    name: 'events',
    group: 'Look up',
    summary: 'list the events, or show the fields of one',
    example: 'events get_order',
    load: async () => (await import('./events/events-command.js')).defineEvents,
  },
  {
    name: 'errors',
    group: 'Look up',
    summary: 'list the codes of errors, or explain one',
    example: 'errors data_invalid',
    load: async () => (await import('./errors/errors-command.js')).defineErrors,
  },
];
