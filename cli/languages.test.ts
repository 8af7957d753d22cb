import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, describe, expect, test } from 'vitest';
import { languageOf, languageTags } from '../api/core/texts/languages.ts';
import { startApi } from '../api/testing/api.ts';
import { widthOf } from './core/width.ts';
import { programFor } from './testing/parse.ts';
import { evmProcess } from './testing/process.ts';
import { evmAt, maskIdsAndTimes, scriptedAnswers } from './testing/run.ts';

const api = await startApi();
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const admin = await api.buildUser({ role: 'admin', firstName: 'Anita', lastName: 'Rao', college: 'Hill College' });
const priya = await api.buildUser({
  firstName: 'Priya',
  lastName: 'Rao',
  college: '山学院',
  email: 'priya@evm.example',
});
const [asAdmin, asPriya] = [await api.tokenOf(admin), await api.tokenOf(priya)];

const tags = Object.values(languageTags);
const translated = tags.filter((tag) => tag !== 'en');

/** The lines of all commands' help. */
async function helpOf(tag: string): Promise<string[]> {
  const pathsOf = (command: CommandUnknownOpts, path: string[]): string[][] => [
    path,
    ...command.commands.flatMap((each) => pathsOf(each, [...path, each.name()])),
  ];
  const runs = pathsOf(await programFor([]), []).map((path) => evm([...path, '--help'], { env: { EVM_LANG: tag } }));
  return (await Promise.all(runs)).flatMap(({ out }) => out.split('\n'));
}

test.each([
  [{}, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LC_ALL: 'POSIX' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de_CH@euro' }, 'de'],
  [{ LANG: 'zh_CN.GB18030' }, 'zh'],
  [{ LANG: 'ja_JP.UTF-8' }, 'en'],
  [{ LC_MESSAGES: 'fr_FR', LANG: 'de_DE' }, 'fr'],
  [{ LC_ALL: 'es', LC_MESSAGES: 'fr_FR', LANG: 'de_DE' }, 'es'],
  [{ LC_ALL: 'C', LANG: 'de_DE' }, 'en'],
  [{ LC_ALL: '', LANG: 'kn_IN' }, 'kn'],
  [{ EVM_LANG: 'hi', LC_ALL: 'es', LANG: 'de_DE' }, 'hi'],
  [{ EVM_LANG: 'en', LANG: 'de_DE' }, 'en'],
])('with %j the language is %s', (env, tag) => {
  expect(languageOf(env)).toBe(tag);
});

const topHelp = `Usage: evm leaderboard top [options]

list who has reached most

Options:
  --limit <number>  how many at most (default: "30")
  --json [fields]   print JSON, all fields or the named ones (comma-separated)
  -h, --help        display help for command

Global Options:
  -V, --version     print the version
  --host <address>  the server (or EVM_HOST; else that of the last sign-in)

Examples:
  $ evm leaderboard top --limit 5
  $ evm leaderboard top --json userName,totalScore`;

test.each([{}, { LANG: 'C' }, { LANG: 'en_IN.UTF-8' }, { LANG: 'ja_JP.UTF-8' }])(
  'English does not change: %j',
  async (env) => {
    expect((await evm(['leaderboard', 'top', '--help'], { env })).out).toBe(topHelp);
    const admins = { env: { ...env, EVM_TOKEN: asAdmin } };
    const list = await evm(['users', 'list', '--search', 'priya'], { ...admins, width: 110 });
    expect(maskIdsAndTimes(list.out).split('\n')).toEqual([
      'ID                               NAME       EMAIL              ROLE         COLLEGE',
      'user_00000000000000000000000001  Priya Rao  priya@evm.example  PARTICIPANT  山学院',
    ]);
    expect(await evm(['users', 'list', '--limt', '3'], { env })).toMatchObject({
      code: 2,
      said: "error: unknown option '--limt'\n(Did you mean --limit?)\nSee: evm users list --help",
    });
    expect((await evm(['events', 'show', 'nothing'], admins)).said).toBe(
      'Event not found\nFind its id with: evm events list --search <words>',
    );
  },
);

test.each([
  {
    tag: 'de',
    help: [
      'Aufruf: evm leaderboard top [options]',
      'auflisten, wer am meisten erreicht hat',
      'Optionen:',
      'Beispiele:',
    ],
    limit: '  --limit <number>  wie viele höchstens (Vorgabe: "30")',
    head: 'ID                               NAME       E-MAIL             ROLLE        COLLEGE',
    unknown: 'Fehler: unbekannte Option --limt\n(Meintest du --limit?)\nSiehe: evm users list --help',
    missing: 'Event nicht gefunden\nDie ID findest du mit: evm events list --search <words>',
  },
  {
    tag: 'es',
    help: ['Uso: evm leaderboard top [options]', 'listar quién ha logrado más', 'Opciones:', 'Ejemplos:'],
    limit: '  --limit <number>  cuántos como máximo (por defecto: "30")',
    head: 'ID                               NOMBRE     CORREO             ROL          UNIVERSIDAD',
    unknown: 'error: opción desconocida --limt\n(¿Querías decir --limit?)\nConsulta: evm users list --help',
    missing: 'Evento no encontrado\nBusca su ID con: evm events list --search <words>',
  },
  {
    tag: 'fr',
    help: ['Utilisation : evm leaderboard top [options]', 'lister qui a le plus accompli', 'Options :', 'Exemples :'],
    limit: '  --limit <number>  combien au plus (par défaut : "30")',
    head: 'ID                               NOM        E-MAIL             RÔLE         ÉTABLISSEMENT',
    unknown: 'erreur : option inconnue --limt\n(Vouliez-vous dire --limit ?)\nVoir : evm users list --help',
    missing: 'Événement introuvable\nTrouvez son ID avec : evm events list --search <words>',
  },
  {
    tag: 'hi',
    help: ['उपयोग: evm leaderboard top [options]', 'सबसे आगे रहने वालों की सूची', 'विकल्प:', 'उदाहरण:'],
    limit: '  --limit <number>  ज़्यादा से ज़्यादा कितने (डिफ़ॉल्ट: "30")',
    head: 'ID                               नाम         ईमेल                रोल           कॉलेज',
    unknown: 'गलती: अनजान विकल्प --limt\n(क्या आपका मतलब --limit था?)\nदेखें: evm users list --help',
    missing: 'ईवेंट नहीं मिला\nID यहाँ मिलेगी: evm events list --search <words>',
  },
  {
    tag: 'kn',
    help: ['ಬಳಕೆ: evm leaderboard top [options]', 'ಅಗ್ರ ಸಾಧಕರ ಪಟ್ಟಿ', 'ಆಯ್ಕೆಗಳು:', 'ಉದಾಹರಣೆಗಳು:'],
    limit: '  --limit <number>  ಹೆಚ್ಚೆಂದರೆ ಎಷ್ಟು (ಡಿಫಾಲ್ಟ್: "30")',
    head: 'ID                               ಹೆಸರು        ಇಮೇಲ್                ಪಾತ್ರ          ಕಾಲೇಜು',
    unknown: 'ದೋಷ: ತಿಳಿಯದ ಆಯ್ಕೆ --limt\n(--limit ಎಂದು ಹೇಳಿದಿರಾ?)\nನೋಡಿ: evm users list --help',
    missing: 'ಈವೆಂಟ್ ಸಿಗಲಿಲ್ಲ\nID ಹುಡುಕಲು: evm events list --search <words>',
  },
  {
    tag: 'zh',
    help: ['用法： evm leaderboard top [options]', '列出得分最高的人', '选项：', '示例：'],
    limit: '  --limit <number>  最多多少条 (默认值： "30")',
    head: 'ID                               姓名       邮箱               角色         学院',
    unknown: '错误：未知选项 --limt\n（你是想输入 --limit 吗？）\n参见：evm users list --help',
    missing: '找不到活动\n查找 ID：evm events list --search <words>',
  },
])('$tag: help, headings and errors', async ({ tag, help, limit, head, unknown, missing }) => {
  const env = { EVM_LANG: tag };
  const helpLines = (await evm(['leaderboard', 'top', '--help'], { env })).out.split('\n');
  expect(helpLines).toEqual(expect.arrayContaining([...help, limit, '  $ evm leaderboard top --limit 5']));
  const admins = { env: { ...env, EVM_TOKEN: asAdmin } };
  const list = await evm(['users', 'list', '--search', 'priya'], { ...admins, width: 110 });
  const [heading, row] = maskIdsAndTimes(list.out).split('\n');
  expect(heading).toBe(head);
  expect(row).toBe('user_00000000000000000000000001  Priya Rao  priya@evm.example  PARTICIPANT  山学院');
  expect(await evm(['users', 'list', '--limt', '3'], { env })).toMatchObject({ code: 2, said: unknown });
  expect((await evm(['events', 'show', 'nothing'], admins)).said).toBe(missing);
});

test.each([
  ['de', 'Titel fehlt', 'Nichts wurde geändert.'],
  ['hi', 'शीर्षक ज़रूरी है', 'कुछ नहीं बदला गया।'],
])('%s: validators and questions', async (tag, problem, unchanged) => {
  const env = { EVM_LANG: tag, EVM_TOKEN: asAdmin };
  const create = 'events create --date 2099-01-01T10:00Z --location c --description d --title'.split(' ');
  expect(await evm([...create, ''], { env })).toMatchObject({ code: 2, said: problem, sent: [] });
  const answers = scriptedAnswers(false);
  const refused = await evm(['users', 'set-role', priya.email, 'admin'], { env, answers });
  expect(refused).toMatchObject({ code: 1, said: unchanged });
  expect(answers.askedQuestions[0]).toContain('Priya Rao');
});

test('a question at a terminal offers the words for yes and no', async () => {
  const preload = 'process.stdin.isTTY = process.stderr.isTTY = true;';
  const line = ['server', 'restore', 'nothing'];
  const [german, english] = await Promise.all(
    ['de', 'en'].map((tag) => evmProcess(line, { env: { EVM_LANG: tag }, preload })),
  );
  expect(german!.said).toContain('Diese Instanz mit dem Inhalt von nothing füllen? (j/N)');
  expect(english!.said).toContain('Fill this instance with what nothing holds? (y/N)');
});

test('the server answers in the language of the user', async () => {
  const refusals = await Promise.all(
    tags.map(async (tag) => {
      const env = { EVM_LANG: tag, EVM_TOKEN: asPriya };
      const { code, said } = await evm(['users', 'list'], { env });
      expect(code).toBe(1);
      return said;
    }),
  );
  expect(new Set(refusals).size).toBe(tags.length);
});

test('data is the same in every language', async () => {
  const lines = [
    'users list',
    'users list --json',
    'users show priya@evm.example',
    'users show priya@evm.example --json',
  ];
  const outputs = await Promise.all(
    tags.map(async (tag) => {
      const runs = [];
      for (const line of [...lines, 'users export', 'settings list', 'leaderboard top --json'])
        runs.push((await evm(line.split(' '), { env: { EVM_LANG: tag, EVM_TOKEN: asAdmin } })).out);
      return runs;
    }),
  );
  for (const output of outputs) expect(output).toEqual(outputs[0]);
});

describe.each(translated)('the help in %s', (tag) => {
  test('fits 80 columns, and no prose of it is English', async () => {
    const lines = await helpOf(tag);
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
    const english = new Set(await helpOf('en'));
    const isProse = (line: string) => /[a-z]{4,} [a-z]{3,}/.test(line) && !/^(?: {2}\$ | {6}--)/.test(line);
    const same = lines.filter((line) => english.has(line) && isProse(line));
    expect(same).toEqual([]);
  });
});
