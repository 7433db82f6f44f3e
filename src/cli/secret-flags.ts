import { Option } from 'commander';
import { UsageError } from './command-error.js';

const REASON = 'every user of this machine sees the flags of a process';

/**
 * A flag of a secret, which is always refused. The message repeats nothing of the value.
 *
 * @param instead the sentence that says where the secret is given
 */
export function refusedFlag(flag: string, instead: string): Option {
  return new Option(`--${flag} <VALUE>`).hideHelp().argParser(() => {
    throw new UsageError(`--${flag}: is no flag, since ${REASON}: ${instead}`);
  });
}

/**
 * Returns a reader of a flag for an address of a database, which refuses an address with a password in it.
 *
 * @param instead the sentence that says where the password is given
 */
export function databaseFlag(flag: string, instead: string): (address: string) => string {
  return (address) => {
    if (!hasPassword(address)) return address;
    throw new UsageError(`--${flag}: holds a password, and ${REASON}: ${instead}`);
  };
}

/** Refuses a member that is a secret on the command line. @throws UsageError */
export function refuseSecretMember(name: string): void {
  if (!SECRET_MEMBERS.has(name)) return;
  const instead =
    name === 'password' ? 'give it by --password-file' : 'give it in a FILE, or in - here';
  throw new UsageError(`--set ${name}: is not taken, since ${REASON}: ${instead}`);
}

/** Members of records of a site that are secrets. The path of a push address is one. */
const SECRET_MEMBERS: ReadonlySet<string> = new Set(['password', 'receiver_password', 'push_url']);

/** Returns true for an address with a password: beside its user, or among its parameters. */
function hasPassword(address: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return false;
  if (!URL.canParse(address)) return address.includes('@');
  const { password, searchParams } = new URL(address);
  return password !== '' || searchParams.has('password');
}
