import { createRequire } from 'node:module';
import { packageFolder } from '../../../../system/package-folder.cjs';

/** Returns the file of the driver, for a thread to load. */
export function driverFile(): string {
  return createRequire(packageFolder('package.json')).resolve('libsql');
}
