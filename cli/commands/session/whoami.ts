import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { notSignedIn } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';

const query = document('query { viewer { id name email role college } }');

export const define: Define = (command, evm) =>
  command
    .description('show who is signed in')
    .addOption(json())
    .addHelpText('after', examples('evm whoami', 'evm whoami --json id,role'))
    .action(async ({ json }) => {
      const { viewer } = await evm.api.ask(query, {});
      if (!viewer) throw notSignedIn();
      showOne(evm.io, { ...viewer, host: evm.api.host }, json);
    });
