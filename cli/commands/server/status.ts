import type { Define } from '../../core/command.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { onThisMachine } from './onThisMachine.ts';

export const define: Define = (command, { io }) =>
  command
    .description('show what the instance holds and what waits in it')
    .addOption(json())
    .addHelpText('after', examples('evm server status', 'evm server status --json mailWaiting'))
    .action(async ({ json }) => {
      const status = await onThisMachine(io, async (config) => {
        const { overview } = await import('../../../api/manage/overview.ts');
        return overview(config);
      });
      showOne(io, { ...status }, json);
    });
