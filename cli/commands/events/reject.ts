import { reasonProblem } from '../../../api/core/validation/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { refuseUsage } from '../../core/errors.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findEvent } from './find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'id title organizerName approval rejectionReason';

const mutation = document(`mutation ($input: RejectEventInput!) {
  rejectEvent(input: $input) { event { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('turn an event down, with a reason that its creator reads (admins)')
    .argument('<event>', idOrTitle)
    .option('--reason <text>', 'why')
    .addOption(json(fields))
    .addHelpText('after', examples('evm events reject "Night swim" --reason "The pool closes at eight."'))
    .action(async (named, options) => {
      const reason = options.reason ?? (await askText(evm.io, sentence('reason'), '--reason'));
      refuseUsage([reasonProblem(reason)]);
      const eventId = await findEvent(evm, named);
      const { event } = (await evm.api.ask(mutation, { input: { eventId, reason } })).rejectEvent;
      await tell(evm.io, sentence('rejected'));
      showOne(evm.io, event, options.json);
    });
