import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { forgetNode } from '../core/ids/node.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { Event } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import { lockEvent } from '../events/rules.ts';
import { canHandOver, canManageStaff } from './can.ts';
import { sentence } from './texts.ts';

type StaffChange = (em: UnitOfWork, viewer: Viewer, event: Event) => Promise<void>;

export const notStaffManager = () => refusal('FORBIDDEN', sentence('notManager'));
export const notEventOwner = () => refusal('FORBIDDEN', sentence('notOwner'));

/** Throws FORBIDDEN unless the viewer may manage the staff. Call before validation, so that errors reveal nothing. */
export async function requireStaffManager(ctx: Context, eventId: string): Promise<void> {
  if (!canManageStaff(requireViewer(ctx), await requireEvent(ctx, eventId))) throw notStaffManager();
}

/** Throws FORBIDDEN unless the viewer may hand over the event. */
export async function requireOwner(ctx: Context, eventId: string): Promise<void> {
  if (!canHandOver(requireViewer(ctx), await requireEvent(ctx, eventId))) throw notEventOwner();
}

/** Runs `work` in a transaction that holds the lock of the event. This serializes all changes of staff and owner. */
export async function changeStaff(ctx: Context, eventId: string, work: StaffChange): Promise<void> {
  const viewer = requireViewer(ctx);
  await ctx.em.transactional(async (em) => work(em, viewer, await lockEvent(em, viewer, eventId)));
  forgetNode(ctx, 'event', eventId);
}

/** Like `changeStaff`, if `work` may remove a role of the viewer: confirms their rights before. */
export async function changeStaffAndConfirm(ctx: Context, eventId: string, work: StaffChange): Promise<void> {
  const viewer = requireViewer(ctx);
  await ctx.em.fork().transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    await ctx.confirm(em);
    await work(em, viewer, event);
  });
  forgetNode(ctx, 'event', eventId);
}

export const asOwnedEvent = ({ id, createdBy }: Event) => ({ id, createdById: createdBy.id });

export const nameOf = ({ firstName, lastName }: Pick<Viewer, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

const postMessage = statement(
  'event-message-post',
  `SELECT evm_post($1, $2, evm_facts(e) || $3::jsonb)
     FROM events e WHERE e.id = $4`,
);

/** Sends a message about an event to a user, by UUID. */
export const postEventMessage = (
  em: UnitOfWork,
  kind: string,
  user: string,
  event: Pick<Event, 'id'>,
  more: Readonly<Record<string, string | number>>,
) => em.write(postMessage, [kind, user, asJson(more), toUuid('event', event.id)]);
