import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong, settingNames } from '../../../api/settings/fields.ts';
import type { Define } from '../../core/command.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { dryRun, examples, json, yes } from '../../core/options.ts';
import { questionsOf } from '../../core/prompt.ts';
import { textOfFile } from '../../core/text.ts';
import { changesOfText } from './read.ts';
import { saveChanges } from './save.ts';
import { type SettingChanges, changesIn, limitsOf, readSettings, type SettingValues } from './values.ts';
import { tell, words } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Saves only settings changed in the editor, because other admins may change the rest at the same time. */
export const define: Define = (command, evm) =>
  command
    .description('change settings in your editor ($VISUAL or $EDITOR); shows what changes, and asks')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json())
    .addHelpText('after', examples('evm settings edit', 'EDITOR=nano evm settings edit --dry-run'))
    .action(async (options) => {
      const { io, api } = evm;
      const editor = io.env.VISUAL || io.env.EDITOR;
      if (!editor)
        throw new Failure(
          sentence('noEditor'),
          exitCodes.usage,
          message('forExample', { example: 'EDITOR=nano evm settings edit' }),
        );
      const { values } = await readSettings(api);
      const folder = mkdtempSync(join(tmpdir(), 'evm-settings-'));
      try {
        const file = join(folder, 'settings.ini');
        writeFileSync(file, await textOf(values), { mode: 0o600 });
        const changes = await readEditorChanges(io, editor, file, values);
        if (Object.keys(changes).length === 0) return tell(io, message('nothingChanged'));
        await saveChanges(evm, changes, options);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

/** The settings changed in the file. A user at a terminal can edit the file again if a value is invalid. */
async function readEditorChanges(io: Io, editor: string, file: string, values: SettingValues): Promise<SettingChanges> {
  for (;;) {
    const { status } = spawnSync(`${editor} "${file}"`, { shell: true, stdio: ['inherit', process.stderr, 'inherit'] });
    if (status !== 0) throw new Failure(sentence('editorEnded', { status: String(status) }));
    try {
      return changesIn(values, changesOfText(await textOfFile(io, file)));
    } catch (error) {
      if (!(error instanceof Failure && io.canAsk)) throw error;
      io.say(await error.text());
      if (!(await (await questionsOf(io)).yes(await words(sentence('editAgain')))))
        throw new Failure(message('nothingChanged'));
    }
  }
}

async function textOf(values: SettingValues): Promise<string> {
  const lines = [`# ${await words(sentence('fileHead'))}`];
  for (const key of settingNames.filter((each) => !isLong(each))) {
    const limits = await words(limitsOf(key));
    lines.push('', ...(limits ? [`# ${limits}`] : []), `${key} = ${String(values[key])}`);
  }
  return [...lines, ''].join('\n');
}
