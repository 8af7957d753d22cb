import { apiAt } from '../../core/api.ts';
import type { Define } from '../../core/command.ts';
import { readHosts, writeHosts } from '../../core/config.ts';
import { document } from '../../core/document.ts';
import { refuseUsage } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { askPassword, askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const mutation = document(
  'mutation ($input: LoginInput!) { login(input: $input) { token device user { name role } } }',
);

export const define: Define = (command, evm) =>
  command
    .description('sign in and keep the token (EVM_TOKEN stands in for it elsewhere)')
    .option('--email <address>', 'the e-mail address of the account')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(json('host name role file'))
    .addHelpText('after', examples('evm login', 'pass evm | evm login --email admin@college.example --password-stdin'))
    .action(async (options) => {
      const { io } = evm;
      const { host } = evm.api;
      // Imported here, because `evm --help` loads this file and does not need it.
      const { emailProblem } = await import('../../../api/accounts/validate.ts');
      const email = options.email ?? (await askText(io, sentence('email'), '--email'));
      refuseUsage([emailProblem(email)]);
      const password = await askPassword(io, options);
      const { tokens, devices } = readHosts(io.env);
      const input = { email, password, device: devices[host] ?? null };
      const { login } = await apiAt(host, undefined, io.env).ask(mutation, { input });
      const file = writeHosts(io.env, {
        host,
        tokens: { ...tokens, [host]: login.token },
        devices: { ...devices, [host]: login.device },
      });
      const { name, role } = login.user;
      await tell(io, sentence('signedIn', { host, name, role: role.toLowerCase(), file }));
      if (io.env.EVM_TOKEN) await tell(io, message('tokenReplacesSignIn'));
      if (options.json) showOne(io, { host, name, role, file }, options.json);
    });
