import type { StaffRole } from '../core/context.ts';
import type { Message, Templates } from '../core/message.ts';
import type { EventFacts } from '../events/ics.ts';
import { factsOf, viewEvent, whenAndWhere } from '../events/messages.ts';

declare module '../core/names.ts' {
  interface MessageData {
    'staff-added': EventFacts & { readonly role: StaffRole; readonly by: string };
    'event-handed-over': EventFacts & { readonly by: string };
  }
}

/** What somebody does in a role, as a message says it. */
const duties: Readonly<Record<StaffRole, string>> = {
  manager: 'You can edit the event, write its announcements, manage its participants and say who else helps.',
  scorer: 'You can award points to its participants.',
  door: 'You can check people in at the door.',
};

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
  'staff-added': { english: staffAdded, topic: 'events' },
  'event-handed-over': { english: eventHandedOver, topic: 'events' },
};
