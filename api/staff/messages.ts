import type { StaffRole } from '../core/context.ts';
import type { Message, Templates } from '../core/message.ts';
import type { EventFacts } from '../events/ics.ts';
import { factsOf, viewEvent, whenAndWhere } from '../events/messages.ts';
import { InvitationRole } from './Invitation.ts';

declare module '../core/names.ts' {
  interface MessageData {
    'staff-invited': EventFacts & { readonly role: InvitationRole; readonly by: string };
    'event-taken-over': EventFacts & { readonly by: string };
    // no longer sent, but old notices of these kinds are still shown
    'staff-added': EventFacts & { readonly role: StaffRole; readonly by: string };
    'event-handed-over': EventFacts & { readonly by: string };
  }
}

/** The rights of each role, as text for messages. */
const duties: Readonly<Record<StaffRole, string>> = {
  manager: 'You can edit the event, write its announcements, manage its participants and say who else helps.',
  scorer: 'You can award points to its participants.',
  door: 'You can check people in at the door.',
};

/** The consequence of accepting, as text for messages. */
const acceptanceText = (role: InvitationRole) =>
  role === InvitationRole.OWNER
    ? 'If you accept, the event is yours from then on.'
    : `If you accept: ${duties[role]} Whoever manages the event then sees your name and e-mail address.`;

const staffInvited = ({ role, by, ...event }: EventFacts & { role: InvitationRole; by: string }): Message => ({
  subject: role === InvitationRole.OWNER ? `Will you take over: ${event.title}` : `Will you help at: ${event.title}`,
  preview: whenAndWhere(event),
  heading: role === InvitationRole.OWNER ? 'You are asked to take over an event' : 'You are asked to help at an event',
  blocks: [
    {
      text: `${by} asks you ${role === InvitationRole.OWNER ? 'to take this event over' : 'to help at this event'}. ${acceptanceText(role)}`,
    },
    factsOf(event),
    { link: { label: 'Accept or decline', path: '/my-events' } },
  ],
});

const eventTakenOver = ({ by, ...event }: EventFacts & { by: string }): Message => ({
  subject: `Taken over: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'An event has another owner',
  blocks: [{ text: `${by} has taken over this event. It is theirs from now on.` }, factsOf(event)],
});

const staffAdded = ({ role, by, ...event }: EventFacts & { role: StaffRole; by: string }): Message => ({
  subject: `You help at: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'You help at an event',
  blocks: [{ text: `${by} has asked you to help at this event. ${duties[role]}` }, factsOf(event), viewEvent(event)],
});

const eventHandedOver = ({ by, ...event }: EventFacts & { by: string }): Message => ({
  subject: `Your event from now on: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'An event is yours now',
  blocks: [
    { text: `${by} has handed this event over to you. From now on it is yours.` },
    factsOf(event),
    viewEvent(event),
  ],
});

export const messages: Templates = {
  'staff-invited': { compose: staffInvited, topic: 'events' },
  'event-taken-over': { compose: eventTakenOver, topic: 'events' },
  'staff-added': { compose: staffAdded, topic: 'events' },
  'event-handed-over': { compose: eventHandedOver, topic: 'events' },
};
