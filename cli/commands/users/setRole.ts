import { Argument } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, idEmailOrName, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findUser } from './find.ts';
import { roles } from './filter.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'id name email role';

const mutation = document(`mutation ($input: UpdateUserRoleInput!) {
  updateUserRole(input: $input) { user { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('give a person another role; ends all their sessions')
    .argument('<user>', idEmailOrName)
    .addArgument(new Argument('<role>', 'the new role').choices(roles))
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples('evm users set-role priya@college.example organizer', 'evm users set-role user_01jd… admin --yes'),
    )
    .action(async (named, role, { yes, json }) => {
      const { id: userId, name } = await findUser(evm, named);
      await confirm(evm.io, sentence('roleQuestion', { name, role }), yes);
      const { updateUserRole } = await evm.api.ask(mutation, { input: { userId, role: enumOf(role) } });
      await tell(evm.io, sentence('roleUpdated', { role }));
      showOne(evm.io, updateUserRole.user, json);
    });
