import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Define } from '../../core/command.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { countsOf, longTaskOnThisMachine, rowsInWords } from './onThisMachine.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, { io }) =>
  command
    .description('write the whole platform, pictures too, into one file; the server may run')
    .argument('<file>', 'which; readable for you only')
    .option('--force', 'replace a file that is there')
    .addOption(json('file tables rows uploads'))
    .addHelpText('after', examples('evm server backup evm-backup', 'evm server backup /backups/nightly --force'))
    .action(async (file, { force, json }) => {
      if (existsSync(file) && !force)
        throw new Failure(sentence('fileExists', { file }), exitCodes.failed, sentence('nameAnother'));
      const { tables, uploads } = await longTaskOnThisMachine(io, async (config, controls) => {
        const { backup } = await import('../../../api/manage/backup.ts');
        return backup(config, resolve(file), controls);
      });
      if (json) showOne(io, { file: resolve(file), ...countsOf(tables), uploads }, json);
      else io.out(resolve(file));
      await tell(io, sentence('backedUp', { rows: rowsInWords(tables), uploads }));
    });
