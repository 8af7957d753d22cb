import { expect } from 'vitest';
import { Failure } from '../core/errors.ts';

/** The text of the Failure that `run` throws. Its message has keys in the place of sentences. */
export async function failureText(run: () => unknown): Promise<string> {
  const error = await Promise.resolve()
    .then(run)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Failure);
  return (error as Failure).text();
}
