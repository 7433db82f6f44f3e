import { type Deviation, DeviationList, type Step } from './deviation.js';

/** The character that replaces bytes that could not be decoded. */
const REPLACEMENT = '\ufffd';
const PROBLEM =
  'has bytes that its charset does not know; Content-Type has to name the charset that was sent';

/**
 * Returns the texts of a parsed answer that contain bytes which could not be decoded. Every such replacement is
 * reported.
 *
 * @param text the JSON text of the value
 * @param root the name of the value in paths, such as `result_data`
 */
export function damagedTexts(text: string, value: unknown, root: string): readonly Deviation[] {
  if (!text.includes(REPLACEMENT)) return [];
  const list = new DeviationList(root);
  const visit = (steps: readonly Step[], one: unknown): void => {
    if (typeof one === 'string' && one.includes(REPLACEMENT)) list.report(steps, PROBLEM, one);
    else if (Array.isArray(one))
      one.forEach((element, index) => void visit([...steps, index], element));
    else if (typeof one === 'object' && one !== null) {
      for (const [name, member] of Object.entries(one)) visit([...steps, name], member);
    }
  };
  visit([], value);
  return list.all;
}
