import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { shownFields } from './fields.ts';
import { eventOf, findEvent } from './find.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { ruleFields, flattenRules } from './rules.ts';

const query = document(`query ($id: ID!) {
  event(id: $id) {
    ${shownFields}
    registrationRules { ${ruleFields} }
    language
    translations { language title description }
    questions { id kind label help isRequired options }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('show one event')
    .argument('<event>', idOrTitle)
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events show event_01jd…', 'evm events show "Robotics Workshop" --json title,registeredCount'),
    )
    .action(async (named, { json }) => {
      const id = await findEvent(evm, named);
      const event = flattenRules(eventOf(await evm.api.ask(query, { id })));
      const labels = event.questions.map(({ label }) => label);
      const formatRow = await rowFormatterFor(evm, json);
      showOne(
        evm.io,
        json
          ? event
          : formatRow({ ...event, translations: event.translations.map(({ title }) => title), questions: labels }),
        json,
      );
    });
