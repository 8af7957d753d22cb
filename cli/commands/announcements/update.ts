import { goesToAll } from '../../../api/announcements/status.ts';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { unchanged } from '../../core/options.ts';
import { type JsonOptionValue, showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findAnnouncement, noAnnouncement } from './find.ts';
import { announcementFields, dryRunRow, outputRow } from './fields.ts';
import { confirmPublishingToAll, readersOf } from './readers.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!) { announcement(id: $id) { ${announcementFields} } }`);

const mutation = document(`mutation ($input: UpdateAnnouncementInput!) {
  updateAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`);

type Changes = Omit<VariablesOf<typeof mutation>['input'], 'announcementId'>;

/**
 * Changes the given fields of an announcement, prints `successMessage` and shows the result. Asks first if the change makes
 * the announcement go to all.
 */
export async function update(
  evm: Evm,
  named: string,
  changes: Changes,
  successMessage: Sentence,
  { json, yes, dryRun }: { json?: JsonOptionValue; yes?: boolean | undefined; dryRun?: boolean | undefined },
): Promise<void> {
  const announcementId = await findAnnouncement(evm, named);
  if (dryRun) return showPlan(evm, announcementId, changes, json);
  if (!yes && (await startsGoingToAll(evm, announcementId, changes))) await confirmPublishingToAll(evm, yes);
  const { updateAnnouncement } = await evm.api.ask(mutation, { input: { announcementId, ...changes } });
  await tell(evm.io, successMessage);
  const formatRow = await rowFormatterFor(evm, json);
  showOne(evm.io, formatRow(outputRow(updateAnnouncement.announcement)), json);
}

async function showPlan(evm: Evm, id: string, changes: Changes, json: JsonOptionValue): Promise<void> {
  const { announcement } = await evm.api.ask(query, { id });
  if (!announcement) throw noAnnouncement();
  const after = { ...announcement, ...changes };
  const fields = Object.keys(changes).join(', ');
  const plan = after.isPublished
    ? sentence('wouldChange', { fields, people: await readersOf(evm.api, after) })
    : sentence('wouldChangeDraft', { fields });
  await tell(evm.io, unchanged(plan));
  const formatRow = await rowFormatterFor(evm, json);
  showOne(evm.io, formatRow(dryRunRow({ ...outputRow(announcement), ...changes })), json);
}

/** False if the announcement does not exist or is hidden; the mutation then reports the error. */
async function startsGoingToAll({ api }: Evm, id: string, changes: Changes): Promise<boolean> {
  if (!goesToAll({ isPublished: true, priority: 'HIGH', ...changes })) return false;
  const { announcement } = await api.ask(query, { id });
  return announcement !== null && !goesToAll(announcement) && goesToAll({ ...announcement, ...changes });
}
