import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findFeed, kindArgument, feedName, tagArgument } from './feeds.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

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
      await confirm(evm.io, sentence('endQuestion'), yes);
      const { endCalendarFeed } = await evm.api.ask(mutation, { input: { feedId } });
      await tell(evm.io, sentence('ended', { calendar: feedName(kind, tag) }));
      if (json) showOne(evm.io, endCalendarFeed, json);
    });
