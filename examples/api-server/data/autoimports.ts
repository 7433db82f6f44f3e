import type { AutoImport } from 'svclink/api';

const client_company_name = 'Example Field Services';

/** Auto imports that can upload, export, both or nothing, and one that is not active. */
export const AUTO_IMPORTS: readonly AutoImport[] = [
  {
    autoimport_id: 7,
    import_name: 'CSV',
    client_company_name,
    active: 1,
    friendly_name: 'Orders from a spreadsheet',
    api_capabilities: ['upload'],
  },
  {
    autoimport_id: 8,
    import_name: 'INS',
    client_company_name,
    active: 1,
    friendly_name: 'Inspections',
    api_capabilities: ['export'],
  },
  {
    autoimport_id: 9,
    import_name: 'CSV',
    client_company_name,
    active: 0,
    friendly_name: 'Last year',
    api_capabilities: ['upload', 'export'],
  },
  {
    autoimport_id: 10,
    import_name: 'LINK',
    client_company_name,
    active: 1,
    friendly_name: 'By link only',
    api_capabilities: [],
  },
  {
    autoimport_id: 11,
    import_name: 'RESULTS',
    client_company_name,
    active: 1,
    friendly_name: 'Both ways',
    api_capabilities: ['upload', 'export'],
  },
];

/** The dates for which the INS auto import has a compiled PIR file. */
export const PIR_DATES: ReadonlySet<string> = new Set(['2026-01-05', '2026-01-06']);
