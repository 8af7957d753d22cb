import type { Define } from '../../../core/command.ts';
import { document } from '../../../core/document.ts';
import { examples, idOrTitle, json } from '../../../core/options.ts';
import { showRows } from '../../../core/show.ts';
import { eventOf, findEvent } from '../find.ts';
import { staffHidden } from './read.ts';
import { sentence } from './texts.ts';

const fields = 'userId name college email hasHelped';

const query = document(`query ($id: ID!, $search: String) {
  event(id: $id) { staffSuggestions(search: $search) { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('find people who could help at an event: earlier helpers of yours, and who is registered for it')
    .argument('<event>', idOrTitle)
    .argument('[words]', 'words in their name, college or e-mail address')
    .addOption(json(fields))
    .addHelpText(
      'after',
      '\nAdmins find everybody.\n' +
        examples(
          'evm events staff suggest "Robotics Workshop" ravi',
          'evm events staff suggest event_01jd… --json userId',
        ),
    )
    .action(async (named, words, { json }) => {
      const { api, io } = evm;
      const id = await findEvent(evm, named);
      const { staffSuggestions } = eventOf(await api.ask(query, { id, search: words ?? null }));
      if (!staffSuggestions) throw staffHidden();
      showRows(io, staffSuggestions, ['userId', 'name', 'college'], json, sentence('nobodyFound'));
    });
