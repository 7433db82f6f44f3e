import { type ActionEntry, apiCatalogue, type ErrorRow } from '../../api/catalogue/index.js';
import { openapiDocument } from '../../api/generated/openapi.js';
import { describeFinding, receivedValidators, responseValidators } from '../../api/validation.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { Level } from '../audit.js';
import { shared } from '../shared.js';
import { fail, skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { type ApiAudit, type ApiAuditFacts, apiAudit } from './api-audit.js';
import { type ApiContext, expectError, expectSuccess, orderOf } from './api-context.js';

/** A number that no record has. */
const UNKNOWN = 999_999_999_999;
/** Members that name a record. */
const IDS = ['report_id', 'file_id', 'invoice_id', 'org_property_id', 'comp_note_id', 'line_id'];

type Request = Readonly<Record<string, unknown>>;

/** Returns the example of a request, from the OpenAPI document. */
function exampleOf(action: string): Request {
  const names = ['paths', `/${action}`, 'post', 'requestBody', 'content', 'application/json'];
  let found: unknown = openapiDocument;
  for (const name of [...names, 'examples', 'example1', 'value']) {
    found = isObject(found) ? found[name] : undefined;
  }
  return isObject(found) ? found : {};
}

/** Calls an action of a service for which the app has a scope. @throws AuditSkip */
async function call(context: ApiContext, entry: ActionEntry, body: Request): Promise<Answer> {
  const { action, kind, service } = entry;
  const needed = kind === 'read' ? [`${service}-r`, `${service}-rw`] : [`${service}-rw`];
  if (!needed.some((scope) => context.scopes.includes(scope))) {
    skip(`the app has no ${needed.join(' or ')}`);
  }
  const answer = await context.call(action, body);
  if (answer.status !== 404 || Object(answer.json).error !== 'not_found') return answer;
  // A record that does not exist is a 404 as well: only the answer to an unknown action shows the difference.
  const unknown = await unknownAction(context);
  return answer.text === unknown.text ? skip('the action is not served') : answer;
}

const unknownAction = shared((context: ApiContext) => context.call('no/such/action'));

const sourceOf = ({ source, section }: ActionEntry): string =>
  source === 'document' ? `JSON API document: ${section}` : `Supplement: ${section}`;

/** A rule that only the supplement states is never a MUST. */
const levelOf = ({ source }: ActionEntry): Level => (source === 'document' ? 'MUST' : 'SHOULD');

function facts(entry: ActionEntry, rule: string, title: string): ApiAuditFacts {
  const base = {
    id: `${entry.action}.${rule}`,
    level: levelOf(entry),
    title,
    source: sourceOf(entry),
  };
  return entry.kind === 'write' ? { ...base, writes: true } : base;
}

/** Returns the fields that a row of the error table is about when they are absent. */
const absentFields = ({ faults }: ErrorRow): readonly string[] =>
  faults.flatMap((fault) =>
    (fault.kind === 'absent' || fault.kind === 'blank') && fault.fields.length === 1
      ? fault.fields
      : [],
  );

const malformedFields = ({ faults }: ErrorRow): readonly string[] =>
  faults.flatMap((fault) => (fault.kind === 'malformed' ? fault.fields : []));

/**
 * Returns the errors that a request may get: that of its row, and those of rows before it, which a server may find first
 * where the records of the example do not exist.
 */
const typesUpTo = ({ errors }: ActionEntry, row: ErrorRow): readonly string[] =>
  errors.slice(0, errors.indexOf(row) + 1).map(({ type }) => type);

function wrongRequests(entry: ActionEntry): readonly ApiAudit[] {
  const example = exampleOf(entry.action);
  return entry.errors.flatMap((row) => {
    const types = typesUpTo(entry, row);
    const expected = `${row.status} ${row.type}`;
    const check = (rule: string, title: string, request: Request) =>
      apiAudit(
        facts(entry, rule, `/${entry.action} ${title} is refused: ${expected}`),
        async (context) => {
          const answer = await call(context, entry, request);
          expectError(answer, [row.status, 400, 404], types);
        },
      );
    const first = (fields: readonly string[], of: (other: ErrorRow) => readonly string[]) =>
      fields.filter((field) => entry.errors.find((other) => of(other).includes(field)) === row);
    return [
      ...first(absentFields(row), absentFields).map((field) =>
        check(`requires.${field}`, `without ${field}`, without(example, field)),
      ),
      ...first(malformedFields(row), malformedFields).map((field) =>
        check(`form.${field}`, `whose ${field} is an object`, { ...example, [field]: { a: 1 } }),
      ),
    ];
  });
}

function without(request: Request, field: string): Request {
  return Object.fromEntries(Object.entries(request).filter(([name]) => name !== field));
}

/** The audit that an unknown record is refused. */
function unknownRecord(entry: ActionEntry): readonly ApiAudit[] {
  const example = exampleOf(entry.action);
  const id = IDS.find((name) => name in example);
  if (id === undefined) return [];
  const title = `/${entry.action} with a ${id} that does not exist is refused`;
  const run = async (context: ApiContext) => {
    const answer = await call(context, entry, { ...example, [id]: UNKNOWN });
    const types = [...entry.errors.map(({ type }) => type), 'not_found', 'invalid_request'];
    expectError(answer, [400, 404, 422], types);
  };
  return [apiAudit(facts(entry, 'unknown-record', title), run)];
}

/** The requests of reading actions that every server can answer, or that need the work order of the check. */
const READS: Readonly<Record<string, (context: ApiContext) => Request>> = {
  'autoimport/list': () => ({}),
  'bid/uom': () => ({}),
  'user/search': () => ({}),
  'user/group/list': () => ({}),
  'workorder/fields': () => ({}),
  'property/definition': () => ({}),
  'file/document/types': () => ({}),
  ...Object.fromEntries(
    [
      'bid/list',
      'bid/invoice/items',
      'file/list',
      'file/flag/items',
      'workorder/get',
      'workorder/pcr/list',
      'jobnote/list',
    ].map((action) => [action, (context: ApiContext) => ({ report_id: orderOf(context) })]),
  ),
};

function answers(entry: ActionEntry): readonly ApiAudit[] {
  const { action } = entry;
  const request = READS[action];
  if (!request) return [];
  const run = (context: ApiContext) => call(context, entry, request(context));
  return [
    apiAudit(
      facts(entry, 'answers', `/${action} answers 200 with the members of its table`),
      async (context) => {
        const answer = await run(context);
        const result = expectSuccess(answer);
        const isValid = receivedValidators.get(action);
        if (!isValid || isValid(result)) return;
        fail(
          answer,
          describeFinding(isValid),
          'Answer the members that the table of the action lists.',
        );
      },
    ),
    apiAudit(
      {
        ...facts(entry, 'spelling', `/${action} spells ids as numbers and texts as texts`),
        level: 'SHOULD',
      },
      async (context) => {
        const answer = await run(context);
        const result = expectSuccess(answer);
        const isValid = responseValidators.get(action);
        if (!isValid || isValid(result)) return;
        fail(answer, describeFinding(isValid), 'Send each member as the tables show it.');
      },
    ),
  ];
}

/** The audits of paging. */
const paging: readonly ApiAudit[] = apiCatalogue
  .filter(({ search }) => search !== undefined)
  .flatMap((entry) => [
    apiAudit(
      facts(entry, 'offset', `/${entry.action} with a negative offset is refused`),
      async (context) => {
        const answer = await call(context, entry, { ...exampleOf(entry.action), offset: -1 });
        expectError(answer, [400], [String(Object(answer.json).error)]);
      },
    ),
    apiAudit(
      facts(entry, 'pages', `/${entry.action} pages by next.offset, without gaps and repetitions`),
      async (context) => {
        const list = entry.search?.list ?? '';
        const request = entry.action === 'user/search' ? {} : exampleOf(entry.action);
        const first = await call(context, entry, request);
        const { next, [list]: items } = Object(expectSuccess(first));
        if (!Array.isArray(items)) fail(first, `there is no list ${list}`, `Answer ${list}.`);
        if (items.length > 100)
          fail(first, `${items.length} matches at once`, 'Answer at most 100.');
        if (next === undefined || next === null) return;
        if (Object(next).offset !== items.length) {
          fail(
            first,
            `next.offset is ${Object(next).offset} after ${items.length} matches`,
            'Count matches from 0.',
          );
        }
        const second = await call(context, entry, Object(next));
        const { [list]: others } = Object(expectSuccess(second));
        const seen = new Set(items.map((item) => JSON.stringify(item)));
        const isAgain =
          Array.isArray(others) && others.some((item) => seen.has(JSON.stringify(item)));
        if (isAgain) fail(second, 'a match came twice', 'Give matches in a stable order.');
      },
    ),
  ]);

/** The audits of every action: what it answers, and what it refuses. */
export const actionAudits: readonly ApiAudit[] = [
  ...apiCatalogue.flatMap((entry) => [
    ...answers(entry),
    ...wrongRequests(entry),
    ...unknownRecord(entry),
  ]),
  ...paging,
];
