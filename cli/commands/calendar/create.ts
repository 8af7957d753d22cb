import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { feedFields, kindArgument, tagArgument } from './feeds.ts';

const mutation = document(
  `mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { feed { ${feedFields} } } }`,
);

export const define: Define = (command, evm) =>
  command
    .description('make a calendar to subscribe to, or show the link of the one that there is')
    .addArgument(kindArgument())
    .addArgument(tagArgument())
    .addOption(json(feedFields))
    .addHelpText('after', examples('evm calendar create mine', 'evm calendar create tag chess --json url'))
    .action(async (kind, tag, { json }) => {
      const { createCalendarFeed } = await evm.api.ask(mutation, { input: { kind: enumOf(kind), tag } });
      showOne(evm.io, createCalendarFeed.feed, json);
    });
