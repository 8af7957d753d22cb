import type { Define } from '../../core/command.ts';
import { readHosts, writeHosts } from '../../core/config.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, notSignedIn } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const mutation = document('mutation { logout { success } }');

/** Ends the session on the server and deletes its token. */
export const define: Define = (command, evm) =>
  command
    .description('end the session')
    .addOption(json('host'))
    .addHelpText('after', examples('evm logout', 'evm logout --host https://evm.college.example'))
    .action(async ({ json }) => {
      const { io, api } = evm;
      if (!api.token) throw notSignedIn();
      await api.ask(mutation, {}).catch((error: unknown) => {
        // The session has already ended, which is the goal.
        if (!(error instanceof Failure && error.exitCode === exitCodes.notSignedIn)) throw error;
      });
      const { tokens: all, devices } = readHosts(io.env);
      const { [api.host]: saved, ...others } = all;
      // if EVM_TOKEN belongs to another session, the saved token stays valid
      writeHosts(io.env, { host: api.host, tokens: saved === api.token ? others : all, devices });
      await tell(io, sentence('signedOut', { host: api.host }));
      if (json) showOne(io, { host: api.host }, json);
    });
