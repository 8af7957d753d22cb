import { LockMode } from '@mikro-orm/core';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { User } from '../accounts/User.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { kindOf, toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { forgetQuestions } from '../questions/read.ts';
import { writeQuestions } from '../questions/rules.ts';
import { validateQuestions } from '../questions/validate.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { useUpload } from '../uploads/rules.ts';
import { Event, EventApproval } from './Event.ts';
import { canCreateEvents, canDecide, canDeleteEvent, canEditEvent, isCreator } from './can.ts';
import { appendEventChanged, appendEventDecision } from './changed.ts';
import {
  changeEvent,
  cleanFields,
  type EventChanges,
  dropUnchangedTimes,
  refuseNothingToDescribe,
  refuseTooManyEvents,
} from './changing.ts';
import type { CreateEventInput, DeleteEventInput, UpdateEventInput } from './inputs.ts';
import { postEventCancelled } from './mail.ts';
import { requireEvent } from './read.ts';
import { isOver } from './status.ts';
import { changedRules, RegistrationRules } from './RegistrationRules.ts';
import { eventIdProblem, validateEvent, validateReason } from './validate.ts';
import { canSeeEvent } from './visible.ts';
import { eventNotFound, sentence } from './texts.ts';

/*
 * Consequences of a change: docs/journal.md and docs/triggers.md. If an event is deleted, its announcements and scores are
 * deleted first (evm_delete_announcements, evm_follow_event).
 */

/** Refuses viewers who may not create events. */
export function requireCreator(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canCreateEvents(viewer)) throw refusal('FORBIDDEN', sentence('createForbidden'));
  return viewer;
}

/** Creates an event with the viewer as creator; pending if the settings require approval. Returns its id. */
export async function createEvent(ctx: Context, { questions, ...input }: CreateEventInput): Promise<string> {
  const viewer = requireCreator(ctx);
  const { registrationRules, ...rest } = input;
  const rules = changedRules(new RegistrationRules(), registrationRules ?? {});
  const fields = {
    ...rest,
    language: input.language ?? null,
    image: input.image || null,
    imageDescription: input.imageDescription?.trim() || null,
  };
  return ctx.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(SystemSettings, 1);
    const problems = validateEvent({ ...fields, registrationRules: rules }, settings.maxUsersPerEvent);
    refuseInvalid({ ...problems, ...validateQuestions(questions) });
    if (!fields.image && fields.imageDescription) refuseNothingToDescribe();
    await useUpload(em, viewer, { purpose: 'event', image: fields.image, field: 'image' });
    if (!isOver(input, new Date())) await refuseTooManyEvents(em, viewer, viewer.id, settings.maxEventsPerOrganizer);
    const waits = settings.eventApprovalRequired && !canDecide(viewer);
    const event = em.create(Event, {
      ...cleanFields(fields),
      rules,
      approval: waits ? EventApproval.PENDING : EventApproval.APPROVED,
      createdBy: em.getReference(User, viewer.id),
      hasQuestions: questions.length > 0,
    });
    em.persist(event);
    if (waits) await appendEventDecision(em, event, null, EventApproval.PENDING);
    if (questions.length > 0) {
      await em.flush();
      await writeQuestions(em, toUuid('event', event.id)!, questions);
    }
    return event.id;
  });
}

/** Refuses viewers who may not edit this event, before the changes are validated. */
export async function requireEditor(ctx: Context, eventId: string): Promise<void> {
  refuseMissingId(eventId, 'update');
  const event = await requireEvent(ctx, eventId);
  if (!canEditEvent(requireViewer(ctx), event)) throw editorsOnly();
}

/** Refuses viewers who do not own this event: only its creator and admins do. */
export async function requireEventOwner(ctx: Context, eventId: string): Promise<void> {
  if (!canDeleteEvent(requireViewer(ctx), await requireEvent(ctx, eventId))) throw ownersOnly();
}

const ownersOnly = () => refusal('FORBIDDEN', sentence('ownersOnly'));

const editorsOnly = () => refusal('FORBIDDEN', sentence('editForbidden'));

/**
 * Changes the given fields of an event. Throws STALE_EDIT if another person has changed it since `version` or `updatedAt`.
 */
export async function updateEvent(
  ctx: Context,
  { eventId, version, updatedAt, reason: given, ...input }: UpdateEventInput,
): Promise<string> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'update');
  const reason = given?.trim() || undefined;
  await ctx.em.transactional(async (em) => {
    const event = await lockEditableEvent(em, viewer, eventId);
    refuseStaleEdit(event, version, updatedAt);
    const changes = dropUnchangedTimes(event, input);
    if (await changeEvent(ctx, em, event, changes, reason)) await recordEdit(ctx, em, event, changes, reason);
  });
  forgetNode(ctx, 'event', eventId);
  forgetQuestions(ctx, eventId);
  return eventId;
}

/** The organizer's reason for a deletion or a cancellation; undefined if none is given. Refuses an invalid one. */
export function cleanReason(reason: string | null | undefined): string | undefined {
  refuseInvalid(validateReason({ reason }));
  return reason?.trim() || undefined;
}

/** Records an edit by a person other than the creator in the audit trail, with the names of the fields. */
export async function recordEdit(
  ctx: Context,
  em: UnitOfWork,
  event: Event,
  changes: EventChanges,
  reason: string | undefined,
): Promise<void> {
  if (isCreator(requireViewer(ctx), ownedEventOf(event))) return;
  const fields = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : name));
  await record(em, ctx, {
    action: 'event.edit',
    subjectId: event.id,
    subjectName: event.title,
    after: { fields: fields.join(', '), ...(reason && { reason }) },
  });
}

/** Throws STALE_EDIT if the event has changed since the version that was edited. The event's row must be locked. */
export function refuseStaleEdit(event: Event, version?: number | null, updatedAt?: Date | null): void {
  if ((version != null && version !== event.version) || (updatedAt && event.updatedAt > updatedAt))
    throw refusal('STALE_EDIT', sentence('staleEdit'), { currentVersion: event.version });
}

/** Deletes an event and everything that belongs to it. */
export async function deleteEvent(ctx: Context, { eventId, reason: given }: DeleteEventInput): Promise<void> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'delete');
  const reason = cleanReason(given);
  await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    if (!canDeleteEvent(viewer, ownedEventOf(event))) throw refusal('FORBIDDEN', sentence('deleteForbidden'));
    await endEvent(ctx, em, event, reason);
  });
  forgetNode(ctx, 'event', eventId);
}

/** Deletes an event and notifies its people. The caller has checked permissions and locked the event's row. */
export async function endEvent(ctx: Context, em: UnitOfWork, event: Event, reason: string | undefined): Promise<void> {
  await record(em, ctx, {
    action: 'event.delete',
    subjectId: event.id,
    subjectName: event.title,
    before: { date: event.date, location: event.location, registered: event.taken },
    ...(reason && { after: { reason } }),
  });
  await postEventCancelled(em, event, reason);
  if (event.approval !== EventApproval.APPROVED) await appendEventDecision(em, event, event.approval, null);
  await appendEventChanged(em, toUuid('event', event.id)!);
  em.remove(event);
}

function refuseMissingId(eventId: string, purpose: 'update' | 'delete'): void {
  const problem = eventIdProblem(eventId, purpose);
  if (problem) refuseInvalid({ eventId: problem });
}

/** Locks the event's row, to serialize edits, registrations and deletion. Throws NOT_FOUND if the viewer cannot see it. */
export async function lockEvent(em: UnitOfWork, viewer: Viewer, id: string): Promise<Event> {
  return visibleEvent(
    viewer,
    kindOf(id) === 'event' ? await em.findOne(Event, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : undefined,
  );
}

/** The same; throws FORBIDDEN if the viewer may not edit it. */
export const lockEditableEvent = async (em: UnitOfWork, viewer: Viewer, id: string): Promise<Event> =>
  editableEvent(viewer, await lockEvent(em, viewer, id));

/** The same; throws FORBIDDEN if the viewer does not own it, as its creator and admins do. */
export const lockOwnEvent = async (em: UnitOfWork, viewer: Viewer, id: string): Promise<Event> =>
  ownEvent(viewer, await lockEvent(em, viewer, id));

function visibleEvent(viewer: Viewer, event: Event | null | undefined): Event {
  const isVisible =
    event && canSeeEvent(viewer, { ...ownedEventOf(event), isApproved: event.approval === EventApproval.APPROVED });
  if (!isVisible) throw refusal('NOT_FOUND', eventNotFound);
  return event;
}

/** The event, if the viewer may edit it. Throws NOT_FOUND or FORBIDDEN. */
export function editableEvent(viewer: Viewer, found: Event | undefined): Event {
  const event = visibleEvent(viewer, found);
  if (!canEditEvent(viewer, ownedEventOf(event))) throw editorsOnly();
  return event;
}

/** The event, if the viewer owns it. Throws NOT_FOUND or FORBIDDEN. */
export function ownEvent(viewer: Viewer, found: Event | undefined): Event {
  const event = visibleEvent(viewer, found);
  if (!canDeleteEvent(viewer, ownedEventOf(event))) throw ownersOnly();
  return event;
}

const ownedEventOf = ({ id, createdBy }: Event) => ({ id, createdById: createdBy.id });
