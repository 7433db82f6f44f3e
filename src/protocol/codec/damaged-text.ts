import { type Deviation, DeviationList, type Step } from './deviation.js';

/** The character that stands for bytes that could not be decoded. */
const REPLACEMENT = '\ufffd';
const PROBLEM =
  'has bytes that its charset does not know; Content-Type has to name the charset that was sent';

/**
 * The texts of a parsed answer that hold bytes which could not be decoded: these are never replaced without a report.
 *
 * @param text that the value was parsed from
 * @param root how places call the value, such as `result_data`
 */
export function damagedTexts(text: string, value: unknown, root: string): readonly Deviation[] {
  if (!text.includes(REPLACEMENT)) return [];
  const list = new DeviationList(root);
  const visit = (steps: readonly Step[], one: unknown): void => {
    if (typeof one === 'string' && one.includes(REPLACEMENT)) list.tell(steps, PROBLEM, one);
    else if (Array.isArray(one))
      one.forEach((element, index) => void visit([...steps, index], element));
    else if (typeof one === 'object' && one !== null) {
      for (const [name, member] of Object.entries(one)) visit([...steps, name], member);
    }
  };
  visit([], value);
  return list.all;
}
