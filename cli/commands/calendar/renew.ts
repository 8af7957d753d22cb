import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { feedFields, findFeed, kindArgument, feedName, tagArgument } from './feeds.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const mutation = document(
  `mutation ($input: RenewCalendarFeedInput!) { renewCalendarFeed(input: $input) { feed { ${feedFields} } } }`,
);

export const define: Define = (command, evm) =>
  command
    .description('give a calendar a new link; the old one ends')
    .addArgument(kindArgument())
    .addArgument(tagArgument())
    .addOption(yes())
    .addOption(json(feedFields))
    .addHelpText('after', examples('evm calendar renew mine', 'evm calendar renew tag chess --yes'))
    .action(async (kind, tag, { yes, json }) => {
      const feedId = await findFeed(evm, kind, tag);
      await confirm(evm.io, sentence('renewQuestion'), yes);
      const { renewCalendarFeed } = await evm.api.ask(mutation, { input: { feedId } });
      await tell(evm.io, sentence('renewed', { calendar: feedName(kind, tag) }));
      showOne(evm.io, renewCalendarFeed.feed, json);
    });
