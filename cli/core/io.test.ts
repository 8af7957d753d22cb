import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { entryOf } from '../../api/testing/entry.ts';

/** Runs `evm "$@"` with these redirections. */
function evm(redirected: string, argv: readonly string[], env: NodeJS.ProcessEnv = { EVM_LANG: 'en' }) {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `"$@" ${redirected}; exit "\${PIPESTATUS[0]}"`, 'bash', process.execPath, ...entryOf('cli/evm'), ...argv],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { code: status, said: stderr.trim() };
}

const full = '> /dev/full';

test.each([
  ['en', 'The output cannot be written (ENOSPC).'],
  ['de', 'Die Ausgabe kann nicht geschrieben werden (ENOSPC).'],
])('output on a full disk fails with a sentence in the language %s', (EVM_LANG, said) => {
  expect(evm(full, ['completion', 'bash'], { EVM_LANG })).toEqual({ code: 1, said });
});

test.each(['| true', '| head -n 1 > /dev/null'])('a pipe that is closed early (%s) is no failure', (redirected) => {
  expect(evm(redirected, ['completion', 'bash'])).toEqual({ code: 0, said: '' });
});

test.each(['2> /dev/full', '2>&1 | true'])('the exit code stays the same without messages (%s)', (redirected) => {
  expect(evm(redirected, ['users', 'nothing']).code).toBe(2);
});

test.each([
  ['argument', `$'Caf\\xe9'`, ['events', 'show'], '"Caf\ufffd" is not UTF-8. Set the terminal or script to UTF-8.'],
  ['input', `< <(printf 'Caf\\xe9')`, ['api', '-'], 'The input is not UTF-8.'],
  ['file', '', ['api', '@/bin/true'], '/bin/true is not UTF-8. Save it as UTF-8.'],
])('an %s that is not UTF-8 is refused', (_, redirected, argv, said) => {
  expect(evm(redirected, argv)).toEqual({ code: 2, said });
});
