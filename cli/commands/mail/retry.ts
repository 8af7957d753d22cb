import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'id state kind to subject';

const mutation = document(`mutation ($input: RetryMailInput!) { retryMail(input: $input) { message { ${fields} } } }`);

export const define: Define = (command, evm) =>
  command
    .description('send a message again that failed, or waits to be tried again')
    .argument('<message>', 'its id')
    .addOption(json(fields))
    .addHelpText('after', examples('evm mail retry mail_01kafz5w4ye4rs7a1xkb0y7n5c'))
    .action(async (messageId, { json }) => {
      const { message } = (await evm.api.ask(mutation, { input: { messageId } })).retryMail;
      await tell(evm.io, sentence('retried'));
      showOne(evm.io, message, json);
    });
