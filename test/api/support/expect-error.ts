import type { Answer } from './service.js';

/** Whether an answer is an error of that type and status, in the error shape. */
export function expectError(answer: Answer, status: number, type: string): void {
  expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error: type });
  expect(typeof answer.body.error_description).toBe('string');
  expect(answer.body.error_description).not.toBe('');
}
