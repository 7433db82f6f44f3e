import { type Findings, LongSurvey } from './long-survey.js';

/** What a look at a JSON text tells before it is parsed. */
export type Survey =
  /** Nothing in it is worth a closer look, nor in any text in it that is JSON again. */
  | 'spotless'
  /** Nothing in it is worth a closer look. */
  | 'clear'
  /** It may hold a member name or a character that is refused; only its parsed value can tell. */
  | 'suspicious'
  /** It nests deeper than is allowed. */
  | 'deep';

/** Below this length no text can nest deep enough to do harm. */
const SHORT = 4096;
/** Escapes that may hide a refused name, a NUL, or half of a surrogate pair. */
const SUSPICIOUS_ESCAPE = /\\u(?:00[0-7]|[dD][89a-fA-F])/;

/**
 * Looks at a JSON text without parsing it; a text that is no JSON gets some answer.
 *
 * @param bytes the same as UTF-8, where it is at hand
 */
export function surveyJson(text: string, deepest: number, bytes?: Buffer): Survey {
  if (text.length <= SHORT) return surveyShort(text);
  return judge(new LongSurvey(bytes ?? Buffer.from(text), deepest).take(), text);
}

function surveyShort(text: string): Survey {
  if (text.includes('__proto__') || text.includes('constructor')) return 'suspicious';
  // Without such an escape, what stands in a text within it stands here as it is.
  if (!text.includes('\\u')) return 'spotless';
  return SUSPICIOUS_ESCAPE.test(text) ? 'suspicious' : 'clear';
}

function judge(found: Findings, text: string): Survey {
  if (found.isDeep) return 'deep';
  if (found.hasRefusedName) return 'suspicious';
  if (found.hasEscape && SUSPICIOUS_ESCAPE.test(text)) return 'suspicious';
  return found.isNestedClear ? 'spotless' : 'clear';
}
