import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { confirm } from '../../core/prompt.ts';

const query = document('query { announcementAudienceCount(audience: EVERYBODY) }');

/** Asks once more before everybody is told, with how many people that are. */
export async function confirmForAll({ api, io }: Evm, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  const { announcementAudienceCount: count } = await api.ask(query, {});
  await confirm(io, `This goes to ${count} people, by mail too. Publish it?`, yes);
}
