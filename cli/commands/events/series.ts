import type { Define } from '../../core/command.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent } from './find.ts';
import { readSeries } from './readSeries.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('list the events of the series that an event belongs to, by when they begin')
    .argument('<event>', idOrTitle)
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events series "Chess evening"', 'evm events series event_01jd… --json id,date,standing'),
    )
    .action(async (named, { json }) => {
      const events = await readSeries(evm, await findEvent(evm, named));
      const rows = events.map((event) => ({ ...event, seats: `${event.registeredCount}/${event.capacity}` }));
      const columns = ['id', 'date', 'title', 'location', 'seats', 'standing'];
      showRows(evm.io, rows.map(await rowFormatterFor(evm, json)), columns, json, sentence('notRepeated'));
    });
