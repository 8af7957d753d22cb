// The negative control of all journeys: each browser reports its errors.
import { expect } from '@playwright/test';
import { test } from './journey.ts';

test('a journey fails on an error in the console, a thrown error and a rejection', async ({ person }) => {
  const broken = [
    "console.error('printed')",
    "setTimeout(() => { throw new Error('thrown'); })",
    "void Promise.reject(new Error('rejected'))",
  ];
  await person.goto('/login');
  await person.sees('Forgot password?');
  for (const script of broken) {
    await person.waitFor(script, `(${script}, true)`);
    const [word] = /printed|thrown|rejected/.exec(script)!;
    await expect.poll(() => person.check().then(() => 'no error', String)).toContain(word);
  }
});
