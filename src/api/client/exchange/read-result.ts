import { responsePlaces } from '../../generated/kinds.js';
import { useOneSpelling } from '../../request/spelling.js';
import { describeFinding, receivedValidators } from '../../validation.js';
import { callFailure } from '../errors/call-failure.js';

/**
 * Makes the check of what one action answers. It takes every accepted spelling and leaves one: ids that came as text
 * become numbers, in place.
 */
export function createResultCheck(action: string): (result: unknown) => void {
  const isValid = receivedValidators.get(action);
  if (!isValid) throw new Error(`there is no validator of what /${action} answers`);
  const places = responsePlaces.get(action) ?? [];
  return (result) => {
    if (!isValid(result)) {
      const text = `the answer is not what the action answers: ${describeFinding(isValid)}`;
      throw callFailure('result_invalid', action, text, { status: 200 });
    }
    useOneSpelling(result, places);
  };
}
