import type { Define } from '../../core/command.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { onThisMachine } from './onThisMachine.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, { io }) =>
  command
    .description('bring the database up to date, as every start does')
    .option('--plan', 'say what would run, with the tables that it changes and their sizes; do nothing')
    .addOption(json())
    .addHelpText('after', examples('evm server migrate', 'evm server migrate --plan'))
    .action(async ({ plan, json }) => {
      if (plan) {
        const planned = await onThisMachine(io, async (config) => {
          const { planMigration } = await import('../../../api/manage/migrate.ts');
          return planMigration(config);
        });
        const none = { name: '', rows: null, bytes: null };
        const rows = planned.flatMap(({ name, tables }) =>
          (tables.length === 0 ? [none] : tables).map(({ name: table, rows: count, bytes }) => ({
            name,
            table,
            rows: count,
            megabytes: bytes === null ? null : Math.round(bytes / 1024 ** 2),
          })),
        );
        return showRows(io, rows, ['name', 'table', 'rows', 'megabytes'], json, sentence('upToDate'));
      }
      const done = await onThisMachine<string[]>(io, async (config) => {
        const { migrate } = await import('../../../api/manage/migrate.ts');
        return migrate(config, (line) => io.say(line));
      });
      showRows(
        io,
        done.map((name) => ({ name })),
        ['name'],
        json,
        sentence('upToDateAlready'),
      );
      if (done.length > 0) await tell(io, sentence('upToDate'));
    });
