import type { ApiClient } from '../../../api/client/create-client.js';
import { jsonText, printable } from '../../../protocol/printable.js';
import { type ExitCode, exitCodes } from '../../command-error.js';
import type { Io } from '../../io.js';
import { createProgress, megabytes } from '../../progress.js';
import type { ApiFlags } from '../api-options.js';
import { describeFailure } from '../print.js';
import { type Downloaded, downloadFiles } from './download-files.js';

function printLine({ saved, failed }: Downloaded, reportId: number, io: Io): void {
  const failures = failed.map(({ error, ...file }) => ({ ...file, error: describeFailure(error) }));
  const ok = failed.length === 0;
  io.stdout(`${jsonText({ ok, report_id: reportId, saved, failed: failures })}\n`);
}

function printLines({ saved, failed }: Downloaded, io: Io): void {
  for (const { path } of saved) io.stdout(`${path}\n`);
  for (const { path, error } of failed) {
    io.stderr(printable(`${path}: not saved: ${describeFailure(error).message}`).concat('\n'));
  }
  const count = saved.length + failed.length;
  if (count === 0) io.stderr('The work order has no files.\n');
  if (failed.length > 0) io.stderr(`${failed.length} of ${count} files were not saved.\n`);
}

/** Shows the number of files that are done, and the bytes of all files. */
function createFilesProgress(io: Io) {
  const progress = createProgress(io);
  const come = { files: 0, done: 0, bytes: 0 };
  const show = (): void => {
    const { files, done, bytes } = come;
    progress.show(`${done} of ${files} files, ${megabytes(bytes)}`, done / files);
  };
  return {
    onStart(files: number): void {
      come.files = files;
    },
    onBytes(more: number): void {
      come.bytes += more;
      show();
    },
    onFile(): void {
      come.done += 1;
      show();
    },
    end: progress.end,
  };
}

/** Saves all files of a work order. @returns failed when a file could not be saved */
export async function downloadCommand(
  api: ApiClient,
  task: { readonly reportId: number; readonly folder: string; readonly flags: ApiFlags },
  io: Io,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { reportId, folder, flags } = task;
  const { end, ...callbacks } = createFilesProgress(io);
  const overwrite = flags.overwrite === true;
  const downloaded = await downloadFiles(api, {
    reportId,
    folder,
    signal,
    overwrite,
    ...callbacks,
  });
  end();
  if (flags.json) printLine(downloaded, reportId, io);
  else printLines(downloaded, io);
  return downloaded.failed.length === 0 ? exitCodes.ok : exitCodes.failed;
}
