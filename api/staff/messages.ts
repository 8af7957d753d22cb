import type { StaffRole } from '../core/context/context.ts';
import type { Message, Templates } from '../core/messages/message.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { titleOf } from '../core/texts/translated.ts';
import type { EventFacts } from '../events/ics.ts';
import { factsOf, viewEvent, whenAndWhere } from '../events/messages.ts';
import { InvitationRole } from './Invitation.ts';
import { sentence } from './texts.ts';

declare module '../core/names.ts' {
  interface MessageData {
    'staff-invited': EventFacts & { readonly role: InvitationRole; readonly by: string };
    'event-taken-over': EventFacts & { readonly by: string };
    /** `events`: the number of new events; the facts are those of the first one. */
    'staff-copied': EventFacts & { readonly by: string; readonly events: number };
    // no longer sent, but old notices of these kinds are still shown
    'staff-added': EventFacts & { readonly role: StaffRole; readonly by: string };
    'event-handed-over': EventFacts & { readonly by: string };
  }
}

/** The rights of each role, as text for messages. */
const duties: Readonly<Record<StaffRole, Sentence>> = {
  manager: sentence('managerDuties'),
  scorer: sentence('scorerDuties'),
  door: sentence('doorDuties'),
};

/** `link` is the query of the sign-up if the invited address has no account. */
const staffInvited = (
  { role, by, ...event }: EventFacts & { role: InvitationRole; by: string },
  link: string,
): Message => ({
  subject:
    role === InvitationRole.OWNER
      ? sentence('takeOverSubject', { event: titleOf(event) })
      : sentence('helpSubject', { event: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: role === InvitationRole.OWNER ? sentence('takeOverHeading') : sentence('helpHeading'),
  blocks: [
    {
      text:
        role === InvitationRole.OWNER
          ? sentence('takeOverText', { by })
          : sentence('helpText', { by, duties: duties[role] }),
    },
    factsOf(event),
    ...(link
      ? [
          { text: sentence('signUpFirst', { by }) },
          { link: { label: sentence('signUp'), path: `/register?return=/my-events&${link}` } },
        ]
      : [{ link: { label: sentence('acceptOrDecline'), path: '/my-events' } }]),
  ],
});

const eventTakenOver = ({ by, ...event }: EventFacts & { by: string }): Message => ({
  subject: sentence('takenOverSubject', { event: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('takenOverHeading'),
  blocks: [{ text: sentence('takenOverText', { by }) }, factsOf(event)],
});

const staffCopied = ({ by, events, ...event }: EventFacts & { by: string; events: number }): Message => ({
  subject: sentence('addedSubject', { event: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('addedHeading'),
  blocks: [{ text: sentence('copiedText', { by, events }) }, factsOf(event), viewEvent(event)],
});

const staffAdded = ({ role, by, ...event }: EventFacts & { role: StaffRole; by: string }): Message => ({
  subject: sentence('addedSubject', { event: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('addedHeading'),
  blocks: [{ text: sentence('addedText', { by, duties: duties[role] }) }, factsOf(event), viewEvent(event)],
});

const eventHandedOver = ({ by, ...event }: EventFacts & { by: string }): Message => ({
  subject: sentence('handedOverSubject', { event: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('handedOverHeading'),
  blocks: [{ text: sentence('handedOverText', { by }) }, factsOf(event), viewEvent(event)],
});

export const messages: Templates = {
  'staff-invited': { compose: staffInvited, topic: 'events' },
  'event-taken-over': { compose: eventTakenOver, topic: 'events' },
  'staff-copied': { compose: staffCopied, topic: 'events' },
  'staff-added': { compose: staffAdded, topic: 'events' },
  'event-handed-over': { compose: eventHandedOver, topic: 'events' },
};
