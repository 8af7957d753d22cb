import type { Define } from '../../core/command.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { feedsQuery } from './feeds.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .alias('feeds')
    .description('list your calendars with their links, which are secrets')
    .addOption(json())
    .addHelpText('after', examples('evm calendar list', 'evm calendar list --json kind,tag,url'))
    .action(async ({ json }) => {
      const { calendarFeeds } = await evm.api.ask(feedsQuery, {});
      showRows(
        evm.io,
        calendarFeeds,
        ['kind', 'tag', 'url'],
        json,
        sentence('none', { command: 'evm calendar create' }),
      );
    });
