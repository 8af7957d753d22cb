import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { at } from './folder.ts';
import { allEnglishCatalogues } from './commandTexts.ts';
import {
  type Catalogues,
  markOf,
  type States,
  stateOf,
  statesIn,
  statesOf,
  type Texts,
  translatedCatalogues,
} from './texts.ts';
import { tags } from './vite-languages.ts';
import { exportTexts, importTexts } from './xliff.ts';

const help = `npm run texts                       the state of every language
npm run texts -- list TAG           messages that are missing, or whose English text has changed
npm run texts -- export TAG         all messages as XLIFF 1.2, to standard output
npm run texts -- import FILE        takes the translations of such a file
npm run texts -- done TAG           translations edited by hand are those of today's English texts
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [command, argument = ''] = positionals;
const english = await allEnglishCatalogues();
const print = (text: string) => process.stdout.write(`${text}\n`);
const knownTag = () => {
  if (!tags().includes(argument)) throw new Error(`Name a language: ${tags().join(', ')}.`);
  return argument;
};

function table(): void {
  const kinds = ['reviewed', 'translated', 'changed', 'missing'] as const;
  print(`      ${kinds.map((kind) => kind.padStart(12)).join('')}`);
  for (const tag of tags()) {
    const states = [...statesIn(english, translatedCatalogues(tag), statesOf(tag)).values()];
    const counts = kinds.map((kind) => states.filter((state) => state === kind).length);
    print(`${tag.padEnd(6)}${counts.map((count) => String(count).padStart(12)).join('')}`);
  }
}

function list(tag: string): void {
  for (const [key, state] of statesIn(english, translatedCatalogues(tag), statesOf(tag)))
    if (state === 'missing' || state === 'changed') print(`${state.padEnd(8)} ${key}`);
}

async function take(file: string): Promise<void> {
  const { tag, texts, states, problems } = await importTexts(readFileSync(file, 'utf8'), english);
  if (problems.length > 0) throw new Error(['Nothing was imported:', ...problems].join('\n'));
  const former = translatedCatalogues(tag);
  const merged = new Map([...english.keys()].map((name) => [name, { ...former.get(name), ...texts.get(name) }]));
  write(tag, merged, mergeStates(statesOf(tag), states));
  print(`${[...texts.values()].reduce((sum, each) => sum + Object.keys(each).length, 0)} messages for ${tag}`);
}

/** Marks every translation as made from today's English text. A review of the same text stays. */
function done(tag: string): void {
  const translated = translatedCatalogues(tag);
  const states = statesOf(tag);
  const marks = [...english].map(([name, texts]) => {
    const marksOf = Object.entries(texts).map(([id, text]) => {
      const mark = states[name]?.[id];
      return [id, stateOf(text, translated.get(name)?.[id], mark) === 'reviewed' ? mark! : markOf(text)];
    });
    return [name, Object.fromEntries(marksOf) as Texts];
  });
  write(tag, translated, Object.fromEntries(marks) as States);
}

const mergeStates = (former: States, more: States): States =>
  Object.fromEntries([...english.keys()].map((name) => [name, { ...former[name], ...more[name] }]));

/** Writes a language in the order of the English texts. */
function write(tag: string, texts: Catalogues, states: States): void {
  const inOrder = (name: string, from: Texts | undefined) =>
    Object.fromEntries(Object.keys(english.get(name)!).flatMap((id) => (from?.[id] ? [[id, from[id]]] : [])));
  const save = (name: string, content: object) => {
    const file = at('languages', tag, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
  };
  for (const name of english.keys()) save(name, inOrder(name, texts.get(name)));
  save('states', Object.fromEntries([...english.keys()].map((name) => [name, inOrder(name, states[name])])));
}

try {
  if (values.help) process.stdout.write(help);
  else if (command === undefined) table();
  else if (command === 'list') list(knownTag());
  else if (command === 'export')
    print(await exportTexts(knownTag(), english, translatedCatalogues(argument), statesOf(argument)));
  else if (command === 'import') await take(argument);
  else if (command === 'done') done(knownTag());
  else throw new Error(help);
} catch (error) {
  process.stderr.write(`${(error as Error).message.trim()}\n`);
  process.exitCode = 1;
}
