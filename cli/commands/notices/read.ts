import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const mutation = document(
  'mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { read unreadNotices } }',
);

export const define: Define = (command, evm) =>
  command
    .description('say that you have read notices, on all your devices')
    .argument('[notices...]', 'their ids; left out: all')
    .addOption(json('read unreadNotices'))
    .addHelpText('after', examples('evm notices read', 'evm notices read notice_01kafz5w4ye4rs7a1xkb0y7n5c'))
    .action(async (notices, { json }) => {
      const input = { noticeIds: notices.length > 0 ? notices : undefined };
      const { read, unreadNotices } = (await evm.api.ask(mutation, { input })).markNoticesRead;
      await tell(evm.io, sentence('read', { read, unread: unreadNotices }));
      if (json) showOne(evm.io, { read, unreadNotices }, json);
    });
