import type { EventMap, Handler, WithFile } from 'svclink';
import type { FileAddresses } from './files/file-addresses.js';
import type { StoredFiles } from './files/stored-files.js';
import type { FormBook } from './forms.js';
import type { Store } from './store/store.js';

/** The environment of the handlers. */
export interface Site {
  readonly store: Store;
  readonly forms: FormBook;
  /** Makes the pre-signed addresses that get_file and get_foh return. */
  readonly addresses: FileAddresses;
  /** Stores the files of send_file. */
  readonly storedFiles: StoredFiles;
  /** Milliseconds since 1970; tests set their own clock. */
  readonly now: () => number;
}

/** The handler of one event, with the types of its data and its result. */
export type EventHandler<Name extends keyof EventMap> = Handler<
  EventMap[Name]['data'],
  EventMap[Name]['reply']
>;

/** The handler of send_file, which also gets the file. */
export type FileHandler = Handler<
  EventMap['send_file']['data'],
  EventMap['send_file']['reply'],
  WithFile
>;
