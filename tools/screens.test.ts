import { expect, test } from 'vitest';
import { untold } from './screens.ts';

const screens = ['desktop', 'phone'] as const;
const files = ['door', 'doorAnswers', 'everybody', 'mail', 'places', 'staff', 'visitor', 'waitlist'];

/** On which screens this story is told. */
const told = (file: string, title: string, env: Record<string, string>) =>
  screens.filter((screen) => !untold(screen, env).some((some) => some.test(`${screen} ${file} ${title}`)));

test('with a seed a story for both screens is told on one of them, and with another seed on the other', () => {
  for (const file of files) {
    const draws = Array.from({ length: 20 }, (_, seed) => told(`${file}.spec.ts`, 'a title', { EVM_SEED: `${seed}` }));
    expect(draws.every((draw) => draw.length === 1)).toBe(true);
    expect(new Set(draws.flat())).toEqual(new Set(screens));
  }
});

test('about as many files are told on the phone as on the desktop', () => {
  const [desktop, phone] = screens.map((screen) => untold(screen, { EVM_SEED: '7' }).length);
  // @wide is one of the phone's
  expect([0, 1]).toContain(desktop! - (phone! - 1));
});

test.each([
  ['in a thorough run', { EVM_SEED: '7', EVM_THOROUGH: '1' }, ['desktop', 'phone']],
  ['by hand', {}, ['desktop']],
  ['with a seed', { EVM_SEED: '7' }, ['desktop']],
  ['with another seed', { EVM_SEED: '8' }, ['desktop']],
])('what is tagged @wide is told on the phone in thorough runs only: %s', (_, env, expected) => {
  for (const file of files) expect(told(`${file}.spec.ts`, 'a title @wide', env)).toEqual(expected);
});

test.each([
  ['by hand', {}],
  ['in a thorough run', { EVM_SEED: '7', EVM_THOROUGH: '1' }],
])('%s every story for both screens is told on both', (_, env) => {
  for (const file of files) expect(told(`${file}.spec.ts`, 'a title', env)).toEqual(screens);
});

test('no seed takes a story from the only screen that it is for', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    expect(told('bell.desktop.spec.ts', 'a title', { EVM_SEED: `${seed}` })).toContain('desktop');
    expect(told('small.phone.spec.ts', 'a title', { EVM_SEED: `${seed}` })).toContain('phone');
  }
});
