import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent } from './find.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!) {
  ticket(id: $id) { registrationId name state code payload event { title date endsAt location } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('show your ticket: the code to say at the door, and what its QR code holds')
    .argument('<event>', idOrTitle)
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events ticket "Robotics Workshop"', 'evm events ticket event_01jd… --json code,payload'),
    )
    .action(async (named, { json }) => {
      const { ticket } = await evm.api.ask(query, { id: await findEvent(evm, named) });
      if (!ticket) throw new Failure(sentence('noTicket'), exitCodes.failed);
      const { event, ...own } = ticket;
      const row = { ...own, ...event };
      showOne(evm.io, json ? row : (await rowFormatterFor(evm, json))(row), json);
    });
