import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { sentence } from './texts.ts';

const query = document('query ($search: String) { eventTags(search: $search, first: 50) }');

export const define: Define = (command, evm) =>
  command
    .description('list tags of events, the most frequent first')
    .option('--search <words>', 'words that must all occur in a tag')
    .addOption(json())
    .addHelpText('after', examples('evm events tags', 'evm events tags --search rob'))
    .action(async ({ search, json }) => {
      const { eventTags } = await evm.api.ask(query, { search });
      const rows = eventTags.map((tag) => ({ tag }));
      showRows(evm.io, rows, ['tag'], json, sentence('noTags'));
    });
