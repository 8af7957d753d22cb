import { goesToAll } from '../../../api/announcements/status.ts';
import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { type JsonOption, showOne } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { confirmForAll } from './confirmForAll.ts';
import { findAnnouncement } from './find.ts';
import { announcementFields, shown } from './fields.ts';

const query = document('query ($id: ID!) { announcement(id: $id) { isPublished priority eventId audience } }');

const mutation = document(`mutation ($input: UpdateAnnouncementInput!) {
  updateAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`);

type Changes = Omit<VariablesOf<typeof mutation>['input'], 'announcementId'>;

/**
 * Changes an announcement, says the sentence and shows it; what is left out stays as it is. Where everybody is told by that, it
 * is asked for once more.
 */
export async function update(
  evm: Evm,
  named: string,
  changes: Changes,
  done: string,
  { json, yes }: { json?: JsonOption; yes?: boolean | undefined },
): Promise<void> {
  const announcementId = await findAnnouncement(evm, named);
  if (!yes && (await becomesForAll(evm, announcementId, changes))) await confirmForAll(evm, yes);
  const { updateAnnouncement } = await evm.api.ask(mutation, { input: { announcementId, ...changes } });
  evm.io.say(done);
  const atTheClock = await shownBy(evm, json);
  showOne(evm.io, atTheClock(shown(updateAnnouncement.announcement)), json);
}

/** One that is not there, or not for this person, is refused by the change itself. */
async function becomesForAll({ api }: Evm, id: string, changes: Changes): Promise<boolean> {
  if (!goesToAll({ isPublished: true, priority: 'HIGH', ...changes })) return false;
  const { announcement } = await api.ask(query, { id });
  return announcement !== null && !goesToAll(announcement) && goesToAll({ ...announcement, ...changes });
}
