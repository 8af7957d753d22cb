import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { type JsonOption, showOne } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { findAnnouncement } from './find.ts';
import { announcementFields, shown } from './fields.ts';

const mutation = document(`mutation ($input: UpdateAnnouncementInput!) {
  updateAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`);

/** Changes an announcement, says the sentence and shows it; what is left out stays as it is. */
export async function update(
  evm: Evm,
  named: string,
  changes: Omit<VariablesOf<typeof mutation>['input'], 'announcementId'>,
  done: string,
  json: JsonOption,
): Promise<void> {
  const announcementId = await findAnnouncement(evm, named);
  const { updateAnnouncement } = await evm.api.ask(mutation, { input: { announcementId, ...changes } });
  evm.io.say(done);
  const atTheClock = await shownBy(evm, json);
  showOne(evm.io, atTheClock(shown(updateAnnouncement.announcement)), json);
}
