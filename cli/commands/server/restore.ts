import { resolve } from 'node:path';
import type { Define } from '../../core/command.ts';
import { examples, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { countsOf, longTaskOnThisMachine, rowsInWords } from './onThisMachine.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, { io }) =>
  command
    .description('fill an empty instance with what a backup holds: all or nothing')
    .argument('<file>', 'the backup')
    .addOption(yes())
    .addOption(json('createdAt tables rows'))
    .addHelpText(
      'after',
      examples('evm server restore evm-backup', 'DATA_DIR=/srv/new evm server restore evm-backup --yes'),
    )
    .action(async (file, { yes, json }) => {
      await confirm(io, sentence('restoreQuestion', { file }), yes);
      const { tables, createdAt } = await longTaskOnThisMachine(io, async (config, controls) => {
        const { restore } = await import('../../../api/manage/restore.ts');
        return restore(config, resolve(file), controls);
      });
      await tell(io, sentence('restored', { rows: rowsInWords(tables), createdAt }));
      await tell(io, sentence('restart'));
      if (json) showOne(io, { createdAt, ...countsOf(tables) }, json);
    });
