import type { Define } from '../../core/command.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { outputFields } from './fields.ts';
import { update } from './update.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('take an announcement back: it becomes a draft (organizers, admins)')
    .argument('<announcement>', idOrTitle)
    .addOption(json(outputFields))
    .addHelpText('after', examples('evm announcements unpublish announcement_01jd…'))
    .action((named, options) => update(evm, named, { isPublished: false }, sentence('takenBack'), options));
