import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { questionsOf } from '../../core/prompt.ts';
import { changesOfText } from './read.ts';
import { save, type SaveOptions } from './save.ts';
import { type Changes, changesIn, hasLines, keys, limitsOf, readValues, type Values } from './values.ts';

/** Changes settings in an editor. Only what was changed there is saved: others may change the rest meanwhile. */
export async function run(io: Io, api: Api, options: SaveOptions): Promise<void> {
  const editor = io.env.VISUAL || io.env.EDITOR;
  if (!editor)
    throw new Failure(
      'There is no editor: VISUAL and EDITOR are not set.',
      exitCodes.usage,
      'For example: EDITOR=nano evm settings edit',
    );
  const values = await readValues(api);
  const folder = mkdtempSync(join(tmpdir(), 'evm-settings-'));
  try {
    const file = join(folder, 'settings.ini');
    writeFileSync(file, textOf(values), { mode: 0o600 });
    const changes = await edited(io, editor, file, values);
    if (Object.keys(changes).length === 0) return io.say('Nothing was changed.');
    await save(io, api, changes, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What was changed in the file; what is wrong with it can be put right in the editor again. */
async function edited(io: Io, editor: string, file: string, values: Values): Promise<Changes> {
  for (;;) {
    const { status } = spawnSync(`${editor} "${file}"`, { shell: true, stdio: ['inherit', process.stderr, 'inherit'] });
    if (status !== 0) throw new Failure(`The editor ended with ${status}. Nothing was changed.`);
    try {
      return changesIn(values, changesOfText(readFileSync(file, 'utf8')));
    } catch (error) {
      if (!(error instanceof Failure && io.canAsk)) throw error;
      io.say(error.message);
      if (!(await (await questionsOf(io)).yes('Edit it again?'))) throw new Failure('Nothing was changed.');
    }
  }
}

const textOf = (values: Values) =>
  [
    '# The settings of the platform. Save and leave the editor; what changes is shown before it is saved.',
    ...keys
      .filter((key) => !hasLines(key))
      .flatMap((key) => ['', ...(limitsOf(key) ? [`# ${limitsOf(key)}`] : []), `${key} = ${String(values[key])}`]),
    '',
  ].join('\n');
