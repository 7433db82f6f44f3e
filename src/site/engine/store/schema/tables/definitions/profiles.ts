import { flag, id, integer, large, ref, text, time } from '../../column.js';
import { table } from '../../table.js';

/** Import profiles, the files that were uploaded to them, and the outcome of each row. */
export const PROFILES = {
  import_profiles: table({
    id: id(),
    name: text().unique(),
    /** `CSV`, or `INS` for a profile whose exports are compiled files. */
    import_kind: text(),
    client_company: text(),
    /** The account of the orders. */
    account_id: ref('accounts'),
    /** Members of an order by the names of columns, as JSON. */
    column_map: text(),
    can_upload: flag(),
    can_export: flag(),
    is_active: flag(),
    created_at: time(),
  }).since(5),
  import_files: table({
    id: id(),
    profile_id: ref('import_profiles'),
    file_name: text(),
    sha256: text().content(),
    byte_size: large(),
    /** `queued`, `done` or `failed`. */
    state: text(),
    /** The reason of a file that failed. */
    reason: text(),
    actor: text(),
    uploaded_at: time(),
    ended_at: time().nullable(),
    /** The app that uploaded it, for its quota. The app may have been removed. */
    app_id: ref().nullable().since(6),
  })
    .since(5)
    .index('import_files_of_profile', ['profile_id', 'id'])
    .index('import_files_of_app', ['app_id', 'byte_size'], {
      where: 'app_id IS NOT NULL',
      since: 6,
    })
    .index('import_files_with_content', ['sha256']),
  import_rows: table({
    file_id: ref('import_files'),
    row_number: integer(),
    row_label: text(),
    /** `made`, `updated`, `there` or `refused`. */
    outcome: text(),
    order_id: ref('orders').nullable(),
    reason: text(),
  })
    .since(5)
    .key('file_id', 'row_number')
    .index('import_rows_of_order', ['order_id']),
  import_orders: table({
    profile_id: ref('import_profiles'),
    /** The hash of number and address in the file. */
    row_key: text(),
    /** The hash of the values of the row that was imported last. */
    row_hash: text(),
    order_id: ref('orders'),
  })
    .since(5)
    .key('profile_id', 'row_key')
    .index('import_orders_of_order', ['order_id']),
  compiled_files: table({
    profile_id: ref('import_profiles'),
    /** `YYYY-MM-DD`. */
    export_day: text(),
    file_name: text(),
    sha256: text().content(),
    byte_size: large(),
    put_at: time(),
  })
    .since(5)
    .key('profile_id', 'export_day')
    .index('compiled_files_with_content', ['sha256']),
};
