import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { type Row, showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { sentence } from './texts.ts';

const query = document(`query ($part: MyEventsPart!, $first: Int!, $after: String) {
  myEvents(part: $part, first: $first, after: $after) {
    edges { node {
      id title date endsAt location registeredCount capacity organizerName cancelledAt viewerWaitlistPosition viewerScore { rank score hasMedal }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`);

/** Typed names of the parts, in output order. */
const parts = {
  coming: 'COMING',
  'in-line': 'IN_LINE',
  asked: 'ASKED',
  running: 'RUNNING',
  helping: 'HELPING',
  past: 'PAST',
} as const;

type MyEventsPart = keyof typeof parts;

const partNames = Object.keys(parts) as MyEventsPart[];

export const define: Define = (command, evm) =>
  command
    .description('list your own events: with a seat, in line, asked for, run by you, helped at, past')
    .addOption(new Option('--part <part>', 'only these').choices(partNames))
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm events mine', 'evm events mine --part past --json title,rank,points'))
    .action(async ({ part, limit, json }) => {
      const rows: Row[] = [];
      for (const each of part ? [part] : partNames) {
        const remaining = String(Number(limit) - rows.length);
        if (rows.length > 0 && remaining === '0') break;
        const events = await readUpTo(
          remaining,
          async (page) => (await evm.api.ask(query, { part: parts[each], ...page })).myEvents,
        );
        for (const { viewerWaitlistPosition: place, viewerScore, ...event } of events) {
          const { rank = null, score: points = null, hasMedal = false } = viewerScore ?? {};
          rows.push({ part: each, ...event, place, rank, points, hasMedal });
        }
      }
      const columns = ['part', 'id', 'date', 'title', 'location', 'place', 'rank', 'points', 'cancelledAt'];
      showRows(evm.io, rows.map(await rowFormatterFor(evm, json)), columns, json, sentence('nothingYours'));
    });
