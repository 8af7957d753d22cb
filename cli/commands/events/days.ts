import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { zoneOf } from '../../core/when.ts';
import { sentence } from './texts.ts';

const query = document(`query (
  $from: String, $days: Int!, $timeZone: String!, $perDay: Int!, $tags: [String!], $mine: Boolean, $free: Boolean, $place: String
) {
  eventDays(
    from: $from, days: $days, timeZone: $timeZone, perDay: $perDay, tags: $tags, mine: $mine, freeSeats: $free, place: $place
  ) {
    day count events { title }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description("list the days of the college's calendar on which events take place")
    .option('--from <day>', 'the first one, such as 2026-12-01 (default: today)')
    .addOption(new Option('--days <number>', 'how many, up to 42').default('31'))
    .addOption(new Option('--titles <number>', 'of how many events of a day, up to 10').default('3'))
    .option('--place <words>', 'words that must all occur in the location')
    .option('--tag <tag...>', 'tags that an event must all have')
    .option('--mine', 'only with a seat, a place in line or a request of yours, or run by you')
    .option('--free', 'only those that have not begun and have a free seat')
    .addOption(json())
    .addHelpText('after', examples('evm events days', 'evm events days --from 2026-12-01 --mine --json day,count'))
    .action(async ({ from, days, titles, place, tag, mine, free, json }) => {
      const whole = (typed: string, option: string) => {
        if (/^\d{1,3}$/.test(typed)) return Number(typed);
        throw new Failure(sentence('mustBeNumber', { option }), exitCodes.usage);
      };
      const numbers = { days: whole(days, '--days'), perDay: whole(titles, '--titles') };
      const timeZone = await zoneOf(evm.api);
      const { eventDays } = await evm.api.ask(query, {
        ...numbers,
        from,
        timeZone,
        tags: tag,
        place,
        mine,
        free,
      });
      const rows = eventDays.map(({ day, count, events }) => ({
        day,
        count,
        events: events.map(({ title }) => title),
      }));
      showRows(evm.io, rows, ['day', 'count', 'events'], json, sentence('none'));
    });
