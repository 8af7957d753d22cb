import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from '../../testing/parse.ts';
import { evmAt } from '../../testing/run.ts';

const { evm, home, leave } = evmAt('http://127.0.0.1:9');
afterAll(() => leave());

const scriptIn = (shell: string) => join(home, `evm.${shell}`);
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { out } = await evm(['completion', shell]);
    writeFileSync(scriptIn(shell), `${out}\n`);
  }
});

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** The completions that a shell offers at the end of a line. */
const completionsIn: Record<string, (line: string) => string[]> = {
  bash: (line) => {
    // bash also splits words at =.
    const words = line.replaceAll('=', ' = ').split(' ');
    return runShell('bash', [
      '--norc',
      '-c',
      `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _evm; printf '%s\\n' "\${COMPREPLY[@]}"`,
      'bash',
      scriptIn('bash'),
      ...words,
    ]);
  },
  zsh: (line) =>
    runShell('zsh', [
      '-f',
      '-c',
      `compdef() { }; _files() { ls -d -- \${words[CURRENT]}* }
       _describe() { for each in $offered; do [[ $each == \${words[CURRENT]}* ]] && print -r -- "\${each%%:*}"; done }
       source "$1"; shift; words=("$@"); CURRENT=$#; _evm`,
      'zsh',
      scriptIn('zsh'),
      ...line.split(' '),
    ]),
  fish: (line) =>
    runShell('fish', ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2] | cut -f1', scriptIn('fish'), line]),
};

function runShell(shell: string, argv: string[]): string[] {
  const { stdout, stderr } = spawnSync(shell, argv, { encoding: 'utf8', cwd: home });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean).toSorted();
}

test.each([
  ['completion bash', ['bash', {}]],
  [
    'completion csh',
    "error: command-argument value 'csh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
  ],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

const cases: [string, string[]][] = [
  ['evm ev', ['events']],
  ['evm events a', ['approve', 'attendance']],
  ['evm --host evm.example events a', ['approve', 'attendance']],
  ['evm events list --fi', ['--filter']],
  ['evm events list --filter ', ['all', 'now', 'past', 'upcoming']],
  ['evm events list --filter p', ['past']],
  ['evm events list --search all --filter p', ['past']],
  ['evm users set-role priya ', ['admin', 'organizer', 'participant']],
  ['evm users set-role --host events priya o', ['organizer']],
  ['evm completion ', ['bash', 'fish', 'zsh']],
  ['evm announcements create --priority h', ['high']],
  ['evm events show ', []],
  ['evm whoami --ho', ['--host']],
  ['evm settings set --file evm.z', ['evm.zsh']],
  ['evm events cal', ['calendar']],
  ['evm events calendar kite --output evm.z', ['evm.zsh']],
];

test.each(
  ['bash', 'zsh', 'fish']
    .filter((shell) => shell === 'bash' || isInstalled(shell))
    .flatMap((shell) => cases.map((each) => [shell, ...each] as const)),
)('%s offers after "%s" %j', (shell, line, words) => {
  expect(completionsIn[shell]!(line)).toEqual(words);
});

test('bash completes --filter= and file names with spaces, and the script is valid', () => {
  expect(completionsIn.bash!('evm events list --filter=u')).toEqual(['upcoming']);
  expect(spawnSync('bash', ['-n', scriptIn('bash')]).status).toBe(0);
  writeFileSync(join(home, 'spaced name'), '');
  expect(completionsIn.bash!('evm settings set --file spaced')).toHaveLength(1);
  rmSync(join(home, 'spaced name'));
});
