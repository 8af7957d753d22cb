// Runs on Node 18 or later, before the packages are installed.
import { existsSync, readFileSync } from 'node:fs';

/** Messages of `npm start` before the server runs. Their translations are in `languages/<tag>/cli/start.json`. */
export const startTexts = {
  installing: 'Installing packages (only now and after updates; a minute or two)…',
  waitingForInstall: 'Waiting for another start to finish installing…',
  installFailed: 'Installing the packages failed (npm ci).',
  buildServer: 'Building the server…',
  buildWeb: 'Building the web client…',
  buildExplorer: 'Building the explorer of the API…',
  waitingForBuild: 'Waiting for another build…',
};

/** A message in the language of the terminal (`languageOf` in api/core/texts/languages.ts). English elsewhere. */
export function startText(name) {
  const { EVM_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const tag = (EVM_LANG || LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[_.@-]/)[0];
  const file = new URL(`../languages/${tag}/cli/start.json`, import.meta.url);
  const isTranslated = process.stdout.isTTY && existsSync(file);
  return (isTranslated && JSON.parse(readFileSync(file, 'utf8'))[name]) || startTexts[name];
}
