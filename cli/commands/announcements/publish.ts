import type { Define } from '../../core/command.ts';
import { dryRun, examples, idOrTitle, json, yes } from '../../core/options.ts';
import { outputFields } from './fields.ts';
import { update } from './update.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('show a draft to everybody (organizers, admins)')
    .argument('<announcement>', idOrTitle)
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json(outputFields))
    .addHelpText('after', examples('evm announcements publish "Gates open"'))
    .action((named, options) => update(evm, named, { isPublished: true }, sentence('published'), options));
