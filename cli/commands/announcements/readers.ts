import type { Api } from '../../core/api.ts';
import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { confirm } from '../../core/prompt.ts';

const query = document(`query ($audience: AnnouncementAudience!, $eventId: ID, $college: String) {
  announcementAudienceCount(audience: $audience, eventId: $eventId, college: $college)
}`);

type AudienceVariables = VariablesOf<typeof query>;
type Audience = { [Field in keyof AudienceVariables]?: AudienceVariables[Field] | null };

/** The number of readers of an announcement, such as `5 people`. */
export async function readersOf(api: Api, { audience, eventId, college }: Audience): Promise<string> {
  const { announcementAudienceCount: count } = await api.ask(query, {
    audience: audience ?? 'EVERYBODY',
    eventId: eventId ?? null,
    college: college ?? null,
  });
  return count === 1 ? '1 person' : `${count} people`;
}

/** Asks before publishing an announcement to all. The question states the number of readers. */
export async function confirmPublishingToAll({ api, io }: Evm, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  await confirm(io, `This goes to ${await readersOf(api, {})}, by mail too. Publish it?`, yes);
}
