import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { evmAt } from '../../testing/run.ts';

const api = await startApi();
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});
const organizer = await api.buildUser({ role: 'organizer' });
const session = { env: { EVM_TOKEN: await api.tokenOf(organizer) } };
const file = join(home, 'translations.json');
const kannada = { language: 'kannada', title: 'ಸಂಗೀತ ಸಂಜೆ', description: 'ಗೆಳೆಯರನ್ನು ಕರೆತನ್ನಿ.' };

test('an event takes translations of a file, and what it shows can be the next file', async () => {
  const { id } = await api.buildEvent({ createdBy: organizer });
  writeFileSync(file, JSON.stringify([kannada]));
  const edit = ['events', 'edit', id, '--translation-file', file];
  expect(await evm([...edit, '--language', 'english'], session)).toMatchObject({ code: 0 });
  const { out } = await evm(['events', 'show', id, '--json', 'language,translations'], session);
  expect(JSON.parse(out)).toEqual({ language: 'ENGLISH', translations: [{ ...kannada, language: 'KANNADA' }] });
  writeFileSync(file, out);
  expect((await evm(edit, session)).code).toBe(0);
});

test('an announcement takes translations of a file', async () => {
  writeFileSync(file, JSON.stringify([{ language: 'hindi', title: 'नया हॉल', content: 'पुस्तकालय आइए।' }]));
  const made = await evm(
    ['announcements', 'create', '--title', 'New hall', '--content', 'Come.', '--draft', '--language', 'english']
      .concat('--translation-file', file)
      .concat('--json', 'id'),
    session,
  );
  expect(made.code).toBe(0);
});

test.each([
  ['no JSON', 'oh', 'must hold a JSON list of translations, each with language, title, description.'],
  ['an unknown language', [{ ...kannada, language: 'klingon' }], 'The languages are english, kannada, hindi'],
  ['an empty title', [{ ...kannada, title: ' ' }], 'Translation 1: Title is required'],
])('a file with %s is refused before anything is sent', async (_, content, words) => {
  const { id } = await api.buildEvent({ createdBy: organizer });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const answer = await evm(['events', 'edit', id, '--translation-file', file], session);
  expect(answer.code).toBe(2);
  expect(answer.said).toContain(words);
});
