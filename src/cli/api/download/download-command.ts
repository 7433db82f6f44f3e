import type { ApiClient } from '../../../api/client/create-client.js';
import { jsonText, printable } from '../../../protocol/printable.js';
import type { Io } from '../../io.js';
import type { ApiFlags } from '../arguments.js';
import { describeFailure } from '../print.js';
import { type Downloaded, downloadFiles } from './download-files.js';
import { createFilesProgress } from './progress.js';

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

/** Saves all files of a work order. @returns the exit status: 1 when one of them could not be saved */
export async function downloadCommand(
  api: ApiClient,
  task: { readonly reportId: number; readonly folder: string; readonly flags: ApiFlags },
  io: Io,
  signal: AbortSignal,
): Promise<number> {
  const { reportId, folder, flags } = task;
  let progress = createFilesProgress(io, 0);
  const downloaded = await downloadFiles(api, {
    reportId,
    folder,
    signal,
    overwrite: flags.overwrite,
    onStart(files) {
      progress = createFilesProgress(io, files);
    },
    onBytes: (more) => progress.add(more),
    onFile: () => progress.finish(),
  });
  progress.end();
  if (flags.json) printLine(downloaded, reportId, io);
  else printLines(downloaded, io);
  return downloaded.failed.length === 0 ? 0 : 1;
}
