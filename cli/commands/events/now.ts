import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { sentence } from './texts.ts';

const query = document(`query {
  placesNow(first: 20) { place events { id title date endsAt } next { id title date endsAt } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list what goes on at each place now, and what begins there next, for up to 20 places')
    .addOption(json())
    .addHelpText('after', examples('evm events now', 'evm events now --json location,when,title,endsAt'))
    .action(async ({ json }) => {
      const { placesNow } = await evm.api.ask(query, {});
      const format = await rowFormatterFor(evm, json);
      const rows = placesNow.flatMap(({ place: location, events, next }) => [
        ...events.map((event) => ({ location, when: 'now', ...event })),
        ...(next ? [{ location, when: 'next', ...next }] : []),
      ]);
      showRows(evm.io, rows.map(format), ['location', 'when', 'date', 'title', 'id'], json, sentence('none'));
    });
