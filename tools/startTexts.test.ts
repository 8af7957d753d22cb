import { afterEach, expect, test, vi } from 'vitest';
import { startText } from './startTexts.mjs';

const { isTTY } = process.stdout;
afterEach(() => {
  process.stdout.isTTY = isTTY;
  vi.unstubAllEnvs();
});

test.each([
  ['at a German terminal', 'de', true, 'Der Server wird gebaut …'],
  ['in a pipe', 'de', false, 'Building the server…'],
  ['at a terminal in a language that evm does not speak', 'ja_JP.UTF-8', true, 'Building the server…'],
])('%s, npm start announces the build: %j', (_, tag, isTerminal, text) => {
  process.stdout.isTTY = isTerminal;
  vi.stubEnv('EVM_LANG', tag);
  expect(startText('buildServer')).toBe(text);
});
