import { readBaseAddress, readCredentials } from '../../api/client/credentials.js';
import type { ClientCredentials } from '../../api/index.js';
import { apiAudits, runApiAudits } from '../../conformance/api/index.js';
import { messageOf } from '../../protocol/errors/base-error.js';
import { INSECURE_HTTP } from '../api/api-options.js';
import type { Define } from '../command.js';
import { type ExitCode, exitCodes, milliseconds, UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { createProgress } from '../progress.js';
import { listAudits } from './check-command.js';
import type { ReportFlags } from './check-options.js';
import { checkReportFiles, giveReports } from './reports.js';

interface CheckApiFlags extends ReportFlags {
  readonly credentials?: string;
  readonly write?: boolean;
  readonly order?: string;
  readonly only?: readonly string[];
  readonly list?: boolean;
  readonly timeout?: number;
  readonly insecureHttp?: boolean;
  readonly strict?: boolean;
}

async function checkApi(address: string, flags: CheckApiFlags, io: Io): Promise<ExitCode> {
  if (flags.list) {
    listAudits(apiAudits, flags, io);
    return exitCodes.ok;
  }
  const { only, order, timeout, write = false, strict = false, insecureHttp = false } = flags;
  const path = flags.credentials ?? io.env.SVCLINK_CREDENTIALS;
  if (path === undefined) throw new UsageError('--credentials is missing');
  if (order !== undefined && !/^\d{1,15}$/.test(order))
    throw new UsageError('--order: must be a report_id');
  const { url, ...credentials } = targetOf(path, address, insecureHttp);
  await checkReportFiles(flags);
  const progress = createProgress(flags.quiet ? { ...io, isTerminal: false } : io);
  try {
    const report = await runApiAudits({
      url,
      clientId: credentials.client_id,
      clientSecret: credentials.client_secret,
      scope: credentials.scope,
      write,
      strict,
      ...(only === undefined ? {} : { only }),
      ...(order === undefined ? {} : { order }),
      ...(timeout === undefined ? {} : { timeout }),
      onProgress: ({ audit }, done, total) =>
        progress.show(`${done} of ${total}  ${audit.id}`, done / total),
    });
    progress.end('erase');
    await giveReports(report, flags, io);
    return report.conforms ? exitCodes.ok : exitCodes.failed;
  } finally {
    progress.end('erase');
  }
}

/**
 * Reads the credentials, and the address that they are sent to.
 *
 * @param address default: that of the credentials
 * @throws UsageError that names the file and the problem
 */
function targetOf(
  path: string,
  address: string,
  insecureHttp: boolean,
): ClientCredentials & { readonly url: string } {
  try {
    const credentials = readCredentials(path);
    const url = address === '' ? credentials.api_url : address;
    readBaseAddress(url, insecureHttp);
    return { ...credentials, url };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** `svclink check-api`: checks a server of the JSON API and prints a report. */
export const defineCheckApi: Define = (command, { io }, finish) => {
  command
    .description('Does this server speak the JSON API?')
    .usage(
      '[URL] --credentials FILE [options]\n       svclink check-api --list [--only ID] [--json]',
    )
    .argument('[URL]', 'base address of the API; default api_url of the credentials')
    .option('--credentials <FILE>', 'the downloaded credentials (or SVCLINK_CREDENTIALS)')
    .option(
      '--write',
      'also run audits that send requests of changing actions; all are to be refused',
    )
    .option('--order <REPORT_ID>', 'a work order to read')
    .option<readonly string[]>(
      '--only <ID>',
      'only this audit, or this area; may be repeated',
      (id, ids = []) => [...ids, id],
    )
    .option('--list', 'print the audits and do nothing else')
    .option('--timeout <MS>', 'for one answer; default 10000', milliseconds('timeout'))
    .option(...INSECURE_HTTP)
    .option('--strict', 'count a SHOULD that fails like a MUST')
    .option('--json', 'the report as JSON on standard output')
    .option('--junit <FILE>', 'also as JUnit XML')
    .option('--html <FILE>', 'also as one self-contained page')
    .option('--verbose', 'what was skipped, too, with the reasons')
    .option('--quiet', 'no progress, and of the audits only those that failed')
    .action(async (url = '', flags: CheckApiFlags) => {
      finish(await checkApi(url, flags, io));
    });
};
