import type { Define } from '../../core/command.ts';
import { examples, json } from '../../core/options.ts';
import { askPassword, askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { onThisMachine } from './onThisMachine.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, { io }) =>
  command
    .description('make an account that may do everything')
    .option('--email <address>', 'its e-mail address')
    .option('--first-name <name>', 'given name')
    .option('--last-name <name>', 'family name')
    .option('--college <name>', 'college or university')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(json('id email'))
    .addHelpText(
      'after',
      examples(
        'evm server create-admin',
        'pass evm | evm server create-admin --email it@college.example --first-name Asha --last-name Rao --college "Hill College" --password-stdin',
      ),
    )
    .action(async (options) => {
      const account = {
        email: options.email ?? (await askText(io, sentence('email'), '--email')),
        firstName: options.firstName ?? (await askText(io, sentence('firstName'), '--first-name')),
        lastName: options.lastName ?? (await askText(io, sentence('lastName'), '--last-name')),
        college: options.college ?? (await askText(io, sentence('college'), '--college')),
        password: await askPassword(io, options),
      };
      const id = await onThisMachine(io, async (config) => {
        const { createAdmin } = await import('../../../api/manage/createAdmin.ts');
        return createAdmin(config, account);
      });
      if (options.json) showOne(io, { id, email: account.email }, options.json);
      else io.out(id);
      await tell(io, sentence('adminMade', { email: account.email }));
    });
