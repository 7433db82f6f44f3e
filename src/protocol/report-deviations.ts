import { channel } from 'node:diagnostics_channel';
import { DEVIATION_CHANNEL, type Deviation, type DeviationReport } from './deviation.js';

const reports = channel(DEVIATION_CHANNEL);

/**
 * Tells of the deviations of one answer: the hook, and whoever listens on the diagnostics channel.
 *
 * @param event the event, or the action of the JSON API, that was answered so
 * @param hook what it throws is a warning of the process: an answer that was read is not lost for it
 */
export function reportDeviations(
  event: string,
  deviations: readonly Deviation[],
  hook: ((report: DeviationReport) => unknown) | undefined,
): void {
  if (deviations.length === 0 || (!hook && !reports.hasSubscribers)) return;
  for (const deviation of deviations) {
    const report: DeviationReport = { event, ...deviation };
    if (reports.hasSubscribers) reports.publish(report);
    if (hook) callHook(hook, report);
  }
}

function callHook(hook: (report: DeviationReport) => unknown, report: DeviationReport): void {
  const call = async (): Promise<unknown> => hook(report);
  call().catch((error: unknown) => {
    process.emitWarning(`onDeviation failed: ${String(error)}`, 'SvclinkWarning');
  });
}
