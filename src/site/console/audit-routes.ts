import { Audit, type AuditFilter } from '../engine/audit/audit.js';
import { AUDIT_COLUMNS, type AuditRow, auditRows } from '../engine/audit/audit-rows.js';
import type { SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import type { Call } from './call.js';
import { csvRoute, exportRows } from './csv.js';
import type { Route } from './route-table.js';

const TEXTS = ['who', 'action', 'subject', 'before'] as const;

/** The routes of the audit, for administrators: a page of records, and all records of a filter as CSV. */
export function auditRoutes(context: SiteContext): readonly Route[] {
  const needs = 'administrator';
  const audit = new Audit(context);
  return [
    {
      method: 'GET',
      path: 'audit',
      needs,
      run: async (call) => ({ records: await audit.list(filterOf(call)) }),
    },
    csvRoute<AuditRow>(context, {
      path: 'audit.csv',
      needs,
      columns: AUDIT_COLUMNS,
      pages: (call) => auditRows(audit.pages({ ...filterOf(call), limit: exportRows(context) })),
    }),
  ];
}

function filterOf({ query }: Call): AuditFilter {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const input = new Input('audit', given, [...TEXTS, 'since', 'until']);
  const texts = TEXTS.filter((name) => input.has(name)).map((name) => [name, input.text(name)]);
  const [since, until] = [input.time('since'), input.time('until')];
  return {
    ...Object.fromEntries(texts),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
}
