import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../core/context.ts';
import { refusal, refuseInvalid } from '../core/errors.ts';
import { toUuid } from '../core/ids.ts';
import { writeQuestions } from '../questions/rules.ts';
import { validateQuestions } from '../questions/validate.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { useUpload } from '../uploads/rules.ts';
import { canDecide, canDeleteEvent, isUnlimited } from './can.ts';
import { Event, EventApproval } from './Event.ts';
import type { UpdateEventInput } from './inputs.ts';
import { postEventChanged, postEventDecided } from './mail.ts';
import { changedRules } from './RegistrationRules.ts';
import { isOver } from './status.ts';
import { cleanReminders, cleanTags, type EventFields, validateEvent } from './validate.ts';

export type EventChanges = Omit<UpdateEventInput, 'eventId' | 'version' | 'updatedAt'>;

/** Changes the given fields of an event whose row is locked, and tells those registered. Whether the viewer may, the caller knows. */
export async function changeEvent(
  em: SqlEntityManager,
  viewer: Viewer,
  event: Event,
  { registrationRules, questions, ...changes }: EventChanges,
): Promise<void> {
  const fields = withEndMoved(given(changes), event);
  const row = { id: event.id, createdById: event.createdBy.id };
  if (
    (fields.attendancePoints ?? null) !== event.attendancePoints &&
    'attendancePoints' in fields &&
    !canDeleteEvent(viewer, row)
  )
    throw refusal('FORBIDDEN', 'Only its creator and admins can change the points for being there.');
  const settings = await em.findOneOrFail(SystemSettings, 1);
  // an event that was made under a higher limit may keep its capacity
  const maxCapacity = fields.capacity === event.capacity ? undefined : settings.maxUsersPerEvent;
  const rules = changedRules(event.rules, registrationRules ?? {});
  // they are looked at again where the date moves
  const isTimed = registrationRules || fields.date || fields.endsAt;
  const all = isTimed ? { date: event.date, ...fields, registrationRules: rules } : fields;
  refuseInvalid({ ...validateEvent(all, maxCapacity), ...validateQuestions(questions) });
  if (fields.capacity !== undefined && fields.capacity < event.taken) {
    const sentence = 'Capacity cannot be lower than the number of people already registered.';
    throw refusal('CAPACITY_BELOW_TAKEN', sentence, { fields: { capacity: sentence } });
  }
  if (fields.image !== event.image)
    await useUpload(em, viewer, { purpose: 'event', image: fields.image, field: 'image' });
  const now = new Date();
  if (!isOver({ ...event, ...fields }, now) && isOver(event, now))
    await refuseTooMany(em, viewer, event.createdBy.id, settings.maxEventsPerOrganizer);
  const was = {
    title: event.title,
    location: event.location,
    date: event.date,
    endsAt: event.endsAt,
    version: event.version,
  };
  em.assign(event, { ...clean(fields), rules, updatedAt: now });
  if (questions) event.hasQuestions = await writeQuestions(em, toUuid('event', event.id)!, questions);
  // what was turned down and then changed is looked at again
  if (event.approval === EventApproval.REJECTED && !canDecide(viewer)) {
    em.assign(event, { approval: EventApproval.PENDING, rejectionReason: null });
    await postEventDecided(em, event);
  }
  await postEventChanged(em, event, was);
}

/**
 * Refuses so many more events. The owner's row is locked before counting: two events created at once count each other. Admins
 * have no limit.
 */
export async function refuseTooMany(
  em: SqlEntityManager,
  viewer: Viewer,
  ownerId: string,
  most: number,
  more = 1,
): Promise<void> {
  if (isUnlimited(viewer)) return;
  // not FOR UPDATE: messages to the owner refer to the row, and would wait
  await em.execute('SELECT id FROM users WHERE id = ? FOR NO KEY UPDATE', [toUuid('user', ownerId)]);
  const now = new Date();
  const ahead = await em.count(Event, { createdBy: ownerId, $or: [{ date: { $gt: now } }, { endsAt: { $gt: now } }] });
  if (ahead + more > most)
    throw refusal(
      'EVENT_LIMIT_REACHED',
      `You already have ${ahead === 1 ? '1 event that is' : `${ahead} events that are`} not yet past; at most ${most} ${most === 1 ? 'is' : 'are'} allowed.`,
    );
}

/** What an update really holds: null means "leave as it is", except for the picture, the end and the points. */
function given({
  image,
  endsAt,
  attendancePoints,
  ...changes
}: Omit<EventChanges, 'registrationRules' | 'questions'>): Partial<Omit<EventFields, 'registrationRules'>> {
  const fields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
  return {
    ...fields,
    ...(image !== undefined && { image: image || null }),
    ...(endsAt !== undefined && { endsAt }),
    ...(attendancePoints !== undefined && { attendancePoints }),
  };
}

/** Whoever moves the beginning alone moves all of it. */
const withEndMoved = <Changes extends Partial<EventFields>>(changes: Changes, { date, endsAt }: Event): Changes =>
  changes.date && endsAt && changes.endsAt === undefined
    ? { ...changes, endsAt: new Date(changes.date.getTime() + endsAt.getTime() - date.getTime()) }
    : changes;

export function clean<F extends Partial<EventFields>>(fields: F) {
  return {
    ...fields,
    ...(fields.title !== undefined && { title: fields.title.trim() }),
    ...(fields.description !== undefined && { description: fields.description.trim() }),
    ...(fields.location !== undefined && { location: fields.location.trim() }),
    ...(fields.tags && { tags: cleanTags(fields.tags) }),
    ...(fields.remindBefore && { remindBefore: cleanReminders(fields.remindBefore) }),
  };
}
