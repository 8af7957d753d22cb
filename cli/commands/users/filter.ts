import { type Command, Option } from '@commander-js/extra-typings';

export const roles = ['participant', 'organizer', 'admin'] as const;

/** Adds the options that filter people. */
export const addFilterOptions = (command: Command) =>
  command
    .option('--search <words>', 'words that must all occur in name or e-mail address')
    .addOption(new Option('--role <role>', 'only people of this role').choices(roles))
    .option('--college <name>', 'only people of this college; case, accents and spaces do not matter');
