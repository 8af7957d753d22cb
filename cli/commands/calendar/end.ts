import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findFeed, kindArgument, feedName, tagArgument } from './feeds.ts';

const mutation = document(
  'mutation ($input: EndCalendarFeedInput!) { endCalendarFeed(input: $input) { endedFeedId } }',
);

export const define: Define = (command, evm) =>
  command
    .description('end a calendar and its link')
    .addArgument(kindArgument())
    .addArgument(tagArgument())
    .addOption(yes())
    .addOption(json('endedFeedId'))
    .addHelpText('after', examples('evm calendar end mine', 'evm calendar end tag chess --yes'))
    .action(async (kind, tag, { yes, json }) => {
      const feedId = await findFeed(evm, kind, tag);
      await confirm(evm.io, 'End it? Programs that subscribe to it read nothing any more.', yes);
      const { endCalendarFeed } = await evm.api.ask(mutation, { input: { feedId } });
      evm.io.say(`${feedName(kind, tag)} has ended.`);
      if (json) showOne(evm.io, endCalendarFeed, json);
    });
