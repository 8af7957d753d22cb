import { catalogue } from '../core/texts.ts';

/** The sentences of refusals and messages about events. */
export const sentence = catalogue('events', {
  notFound: 'Event not found',
  createForbidden: 'You do not have permission to create events.',
  ownersOnly: 'Only its creator and admins can do this.',
  editForbidden: 'You do not have permission to edit this event.',
  staleEdit: 'Somebody else has changed this event since you opened it. Nothing was overwritten.',
  deleteForbidden: 'You do not have permission to delete this event.',
  pointsForbidden: 'Only its creator and admins can change the points for being there.',
  capacityBelowTaken: 'Capacity cannot be lower than the number of people already registered.',
  tooManyEvents:
    'You already have {n} {n, plural, one {event that is} other {events that are}} not yet past; at most {most} {most, plural, one {is} other {are}} allowed.',
  decisionForbidden: 'Only admins can approve and reject events.',

  daysOutside: 'days must lie between 1 and {most}.',
  perDayOutside: 'perDay must lie between 0 and {most}.',
  timeZoneUnknown: 'Unknown time zone.',
  dayInvalid: 'A day is written like 2026-11-21 and lies between 2000 and 2100.',
  placesForbidden: 'Only organizers and admins can look up places.',
  firstOutside: 'first must lie between 1 and {most}.',
});

/** Also for other features. */
export const eventNotFound = sentence('notFound');
