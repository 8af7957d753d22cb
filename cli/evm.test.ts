import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { expect, test } from 'vitest';
import { parse, programFor } from './testing/parse.ts';
import { scriptedAnswers, evmAt } from './testing/run.ts';

const nowhere = 'http://127.0.0.1:9';
const { evm } = evmAt(nowhere);

const commands = await tree();

async function tree() {
  const walk = (command: CommandUnknownOpts, path: string[]): { path: string[]; command: CommandUnknownOpts }[] => [
    { path, command },
    ...command.commands.flatMap((each) => walk(each, [...path, each.name()])),
  ];
  return walk(await programFor([]), []);
}

/** Splits a line as a shell does. Returns the arguments of its first `evm`, without redirections. */
function wordsOf(line: string): string[] {
  const words = line.match(/"[^"]*"|'[^']*'|[^\s"']+/g)!;
  const commands = words
    .join('\n')
    .split(/\n(?:\||&&)\n/)
    .map((part) => part.split('\n'));
  const own = commands.map((each) => each.slice(each.findIndex((word) => !/^[A-Z_]+=/.test(word))));
  const [, ...rest] = own.find(([first]) => first === 'evm')!;
  const end = rest.findIndex((word) => /^[<>]/.test(word));
  return (end === -1 ? rest : rest.slice(0, end)).map((word) => word.replace(/^["']|["']$/g, ''));
}

test.each(commands.map(({ path, command }) => [`evm ${path.join(' ')}`.trim(), path, command] as const))(
  '%s has a description, and its examples are valid',
  async (_, path, command) => {
    const help = await evm([...path, '--help']);
    expect(help).toMatchObject({ code: 0, said: '' });
    expect(command.description()).not.toBe('');
    for (const { description } of command.options) expect(description).not.toBe('');
    for (const argument of command.registeredArguments) expect(argument.description).not.toBe('');
    expect(help.out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const shown = (help.out.split('Examples:\n')[1] ?? '').replaceAll(/ \\\n +/g, ' ');
    const lines = shown.split('\n').filter((line) => line.startsWith('  $ '));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const words = wordsOf(/<\((evm [^)]*)\)/.exec(line)?.[1] ?? line.slice('  $ '.length));
      expect(words.slice(0, path.length)).toEqual(path);
      expect(await parse(words)).toBeInstanceOf(Array);
    }
  },
);

/** Commands with an output format of their own: a GraphQL response, a shell script. */
const withoutJson = ['api', 'completion'];

test('every command has --json, except api and completion', () => {
  const verbs = commands.filter(({ command }) => command.commands.length === 0);
  const without = verbs.filter(({ command }) => !command.options.some(({ long }) => long === '--json'));
  expect(without.map(({ path }) => path.join(' '))).toEqual(withoutJson);
});

test('an unknown or incomplete command ends with exit code 2 and points to the help', async () => {
  expect(await evm(['evnts'])).toEqual({
    code: 2,
    out: '',
    said: "error: unknown command 'evnts'\n(Did you mean events?)\nSee: evm --help",
    sent: [],
  });
  const filter = await evm(['events', 'list', '--filter', 'soon']);
  expect(filter).toMatchObject({ code: 2 });
  expect(filter.said).toContain('all, now, upcoming, past');
  expect(filter.said).toContain('See: evm events list --help');
  expect(await evm(['events'])).toMatchObject({ code: 2, out: '' });
  expect(await evm([])).toMatchObject({ code: 2, out: '' });
});

test.each([
  ['nonsense --help', "unknown command 'nonsense'", 'evm --help'],
  ['help nonsense', "unknown command 'nonsense'", 'evm --help'],
  ['nonsense --json', "unknown command 'nonsense'", 'evm --help'],
  ['users nonsense --help', "unknown command 'nonsense'", 'evm users --help'],
  ['users nonsense -h', "unknown command 'nonsense'", 'evm users --help'],
  ['help users nonsense', "unknown command 'nonsense'", 'evm users --help'],
  ['events staff nonsense --help', "unknown command 'nonsense'", 'evm events staff --help'],
])('"evm %s" ends with exit code 2: %s', async (line, sentence, where) => {
  const { code, out, said } = await evm(line.split(' '));
  expect([code, out]).toEqual([2, '']);
  expect(said).toMatch(new RegExp(`^error: ${sentence}\n(.*\n)?See: ${where}$`));
});

test.each([
  ['help users list', 'users list --help'],
  ['users help list', 'users list --help'],
  ['help events staff add', 'events staff add --help'],
  ['events help staff add', 'events staff add --help'],
  ['help events', 'events --help'],
  ['help', '--help'],
])('"evm %s" prints the same as "evm %s"', async (line, same) => {
  const help = await evm(line.split(' '));
  expect(help).toMatchObject({ code: 0, said: '' });
  expect(help.out).toMatch(/^Usage: evm/);
  expect(help.out).toBe((await evm(same.split(' '))).out);
});

test.each([
  ['users list --role ORGANIZER', [{ limit: '30', role: 'organizer' }]],
  ['users set-role priya Admin', ['priya', 'admin', {}]],
  ['events staff add kite ravi DOOR', ['kite', 'ravi', 'door', {}]],
  ['registrations list kite --attendance NOT_IN', ['kite', { limit: '30', attendance: 'not-in' }]],
  [
    'registrations write kite --state CONFIRMED Waitlisted --subject a --text b',
    ['kite', [], { state: ['confirmed', 'waitlisted'], subject: 'a', text: 'b' }],
  ],
  [
    'users list --role chief',
    "error: option '--role <role>' argument 'chief' is invalid. Allowed choices are participant, organizer, admin.",
  ],
])('choices are accepted in any case: "evm %s"', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('an invalid limit is refused before any request to the server', async () => {
  for (const limit of ['x', '0', '-1', '1.5'])
    expect(await evm(['events', 'list', '--limit', limit], { env: { EVM_TOKEN: 'any' } })).toMatchObject({
      code: 2,
      said: '--limit must be a number above 0.',
    });
});

test.each([
  'users set-role user_1 admin --yes',
  'events create --title a --description b --date 2099-01-01T10:00Z --location c',
  'events edit event_1 --title a',
  'events delete event_1 --yes',
  'events duplicate event_1 --date 2099-01-01T10:00Z',
  'events register event_1',
  'events staff add event_1 user_1 door',
  'events attendance event_1',
  'checkin event_1 user_1',
  'events approve event_1',
  'events reject event_1 --reason no',
  'registrations add event_1 user_1',
  'registrations cancel event_1 user_1 --yes',
  'registrations give-seat event_1 user_1 --yes',
  'announcements create --title a --content b',
  'announcements edit announcement_1 --title a',
  'announcements publish announcement_1',
  'announcements unpublish announcement_1',
  'announcements tell-again announcement_1',
  'announcements delete announcement_1 --yes',
  'announcements watch',
  'scores award event_1 user_1 5',
  'scores correct award_1 --undo',
])('"%s" sends no request if --json names an unknown field', async (line) => {
  const run = await evm([...line.split(' '), '--json', 'id,nope'], { env: { EVM_TOKEN: 'any' } });
  expect(run).toMatchObject({ code: 2, out: '', sent: [] });
  expect(run.said).toMatch(/^There is no field "(nope|id)"\.\nThere are: /);
});

test('--version prints a version number', async () => {
  const run = await evm(['--version']);
  expect(run).toMatchObject({ code: 0, said: '' });
  expect(run.out).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the error names the host, and an invalid host is refused', async () => {
  expect((await evm(['whoami'])).said).toContain(nowhere);
  for (const [typed, host] of [
    ['127.0.0.1:1', 'http://127.0.0.1:1'],
    ['localhost:1', 'http://localhost:1'],
    ['evm.localhost:1', 'http://evm.localhost:1'],
    ['[::1]:1', 'http://[::1]:1'],
    ['events.invalid', 'https://events.invalid'],
    ['events.invalid:1', 'https://events.invalid:1'],
    ['http://events.invalid', 'http://events.invalid'],
    ['127.0.0.1.invalid', 'https://127.0.0.1.invalid'],
  ] as const) {
    const { code, said } = await evm(['--host', typed, 'whoami']);
    expect([code, said.split(' ')[0]]).toEqual([1, host]);
  }
  expect(await evm(['whoami', '--host', 'ftp://x'])).toMatchObject({
    code: 2,
    said: '"ftp://x" is not the address of a host.\nFor example: --host https://evm.example',
  });
});

test('Ctrl-C at a question ends with exit code 1 and changes nothing', async () => {
  const interrupted = () => Promise.reject(Object.assign(new Error('SIGINT'), { name: 'ExitPromptError' }));
  expect(
    await evm(['users', 'set-role', 'user_01jd0000000000000000000000', 'admin'], {
      answers: { ...scriptedAnswers(), yes: interrupted },
    }),
  ).toEqual({ code: 1, out: '', said: '\nNothing was changed.', sent: [] });
});
