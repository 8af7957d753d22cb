import { exitCodes, Failure } from '../../core/errors.ts';
import { type SettingChanges, keyOf, valueOf } from './values.ts';

/** Parses `key=value` pairs. */
export const changesOfPairs = (pairs: readonly string[]): SettingChanges =>
  Object.fromEntries(pairs.map((pair) => changeOf(pair, `"${pair}"`)));

/** Parses a JSON object, or lines of `key = value`. Lines that begin with #, ; or [ are ignored. */
export function changesOfText(text: string): SettingChanges {
  if (text.trimStart().startsWith('{')) return changesOfJson(text);
  const lines = text.split(/\r?\n/).map((line, n) => ({ line: line.trim(), place: `Line ${n + 1}` }));
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
    throw new Failure('That is not a JSON object.', exitCodes.usage, 'For example: {"maxUsersPerEvent": 200}');
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const key = keyOf(name);
      return [key, valueOf(key, value)];
    }),
  );
}

function changeOf(pair: string, place: string): [string, string | number | boolean] {
  const at = pair.indexOf('=');
  if (at < 1) throw new Failure(`${place} is not key=value.`, exitCodes.usage);
  const key = keyOf(pair.slice(0, at));
  return [key, valueOf(key, pair.slice(at + 1))];
}
