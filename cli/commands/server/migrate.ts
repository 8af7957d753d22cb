import type { Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';
import { onThisMachine } from './onThisMachine.ts';

export const define: Define = (command, { io }) =>
  command
    .description('bring the database up to date, as every start does')
    .addHelpText('after', examples('evm server migrate'))
    .action(async () => {
      const done = await onThisMachine(io, async (config) => {
        const { migrate } = await import('../../../api/manage/migrate.ts');
        return migrate(config);
      });
      for (const name of done) io.out(name);
      io.say(done.length === 0 ? 'The database was up to date already.' : 'The database is up to date.');
    });
