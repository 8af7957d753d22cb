import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idEmailOrName, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findUser, noUser } from './find.ts';

const query = document(`query ($id: ID!) {
  user(id: $id) { id name email role college emailVerified createdAt registrations(first: 1) { totalCount } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('show one person')
    .argument('<user>', idEmailOrName)
    .addOption(json())
    .addHelpText('after', examples('evm users show priya@college.example', 'evm users show user_01jd… --json'))
    .action(async (named, { json }) => {
      const { id } = await findUser(evm, named);
      const { user } = await evm.api.ask(query, { id });
      if (!user) throw noUser();
      const { registrations, ...rest } = user;
      const formatRow = await rowFormatterFor(evm, json);
      showOne(evm.io, formatRow({ ...rest, registrations: registrations.totalCount }), json);
    });
