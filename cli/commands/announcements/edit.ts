import type { Define } from '../../core/command.ts';
import { exitCodes, Failure, refuseNoChange } from '../../core/errors.ts';
import { dryRun, examples, idOrTitle, yes } from '../../core/options.ts';
import { fieldsOf, addFieldOptions } from './fields.ts';
import { update } from './update.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  addFieldOptions(command)
    .description('edit an announcement: what is left out stays as it is (organizers, admins)')
    .argument('<announcement>', idOrTitle)
    .option('--general', 'take it off the event that it belongs to')
    .addOption(dryRun())
    .addOption(yes())
    .addHelpText(
      'after',
      examples(
        'evm announcements edit "Gates open" --title "Gates open at ten"',
        'evm announcements edit announcement_01jd… --priority low --general',
        'evm announcements edit "Gates open" --at "2026-12-04 07:00" --until "" --no-pin',
      ),
    )
    .action(async (named, { general, json, yes, dryRun, ...options }) => {
      if (general && options.event !== undefined) throw new Failure(sentence('eventOrGeneral'), exitCodes.usage);
      const changes = { ...(await fieldsOf(evm, options)), ...(general && { eventId: null }) };
      refuseNoChange(changes, '--title "Gates open at ten"');
      await update(evm, named, changes, sentence('updated'), { json, yes, dryRun });
    });
