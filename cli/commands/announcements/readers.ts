import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Api } from '../../core/api.ts';
import type { Evm } from '../../core/command.ts';
import { document, type VariablesOf } from '../../core/document.ts';
import { confirm } from '../../core/prompt.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const query = document(`query ($audience: AnnouncementAudience!, $eventId: ID, $college: String) {
  announcementAudienceCount(audience: $audience, eventId: $eventId, college: $college)
}`);

type AudienceVariables = VariablesOf<typeof query>;
type Audience = { [Field in keyof AudienceVariables]?: AudienceVariables[Field] | null };

/** The readers of an announcement, such as `5 people`. */
export async function readersOf(api: Api, { audience, eventId, college }: Audience): Promise<Sentence> {
  const { announcementAudienceCount: count } = await api.ask(query, {
    audience: audience ?? 'EVERYBODY',
    eventId: eventId ?? null,
    college: college ?? null,
  });
  return message('people', { count });
}

/** Asks before publishing an announcement to all. The question states the number of readers. */
export async function confirmPublishingToAll({ api, io }: Evm, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  await confirm(io, sentence('toAllQuestion', { people: await readersOf(api, {}) }), yes);
}
