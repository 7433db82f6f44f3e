export type { Audit, Level } from './audit.js';
export { type Auditor, createAuditor } from './auditor.js';
export { audits } from './audits/index.js';
export type { AuditContext, CallVariation } from './context.js';
export type { AuditorOptions } from './options.js';
export { jsonReport, junitReport } from './report/for-programs.js';
export { htmlReport } from './report/html-page.js';
export { type TextReportOptions, textReport } from './report/text.js';
export type {
  AuditFacts,
  AuditResult,
  FailedAudit,
  PassedAudit,
  Report,
  SkippedAudit,
} from './result.js';
export { type CheckOptions, runAudits, selectAudits, streamAudits } from './run.js';
export { AuditFailure, AuditSkip } from './verdict.js';
export type { Answer, Exchange, Fetch } from './wire/answer.js';
