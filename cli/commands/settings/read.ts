import type { Sentence } from '../../../api/core/texts/texts.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { type SettingChanges, keyOf, valueOf } from './values.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Parses `key=value` pairs. */
export const changesOfPairs = (pairs: readonly string[]): SettingChanges =>
  Object.fromEntries(pairs.map((pair) => changeOf(pair, `"${pair}"`)));

/** Parses a JSON object, or lines of `key = value`. Lines that begin with #, ; or [ are ignored. */
export function changesOfText(text: string): SettingChanges {
  if (text.trimStart().startsWith('{')) return changesOfJson(text);
  const lines = text
    .split(/\r?\n/)
    .map((line, n) => ({ line: line.trim(), place: message('line', { number: n + 1 }) }));
  return Object.fromEntries(
    lines
      .filter(({ line }) => line && !/^[#;[]/.test(line))
      .map(({ line, place }) => changeOf(line.replace(/\s*=\s*/, '='), place)),
  );
}

function changesOfJson(text: string): SettingChanges {
  let given: object;
  try {
    given = JSON.parse(text) as object;
  } catch {
    throw new Failure(
      sentence('notAnObject'),
      exitCodes.usage,
      message('forExample', { example: '{"maxUsersPerEvent": 200}' }),
    );
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const key = keyOf(name);
      return [key, valueOf(key, value)];
    }),
  );
}

function changeOf(pair: string, place: Sentence | string): [string, string | number | boolean] {
  const at = pair.indexOf('=');
  if (at < 1) throw new Failure(message('notKeyValue', { place }), exitCodes.usage);
  const key = keyOf(pair.slice(0, at));
  return [key, valueOf(key, pair.slice(at + 1))];
}
