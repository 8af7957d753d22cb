import { hasRoleAtAnyEvent, Role, StaffRole, type Viewer } from '../core/context/context.ts';
import { helpsAs } from '../events/can.ts';
import { canSeeEvent } from '../events/visible.ts';

/** Organizers and admins write, edit, publish and delete announcements, also each other's. */
export const canManageAnnouncements = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

/** The same for one announcement. Managers of an event also manage the announcements of that event. */
export const canManageAnnouncement = (viewer: Viewer, { eventId }: { eventId?: string | null }) =>
  canManageAnnouncements(viewer) || (eventId != null && helpsAs(viewer, StaffRole.MANAGER, eventId));

/**
 * A manager of an event who is not an organizer can address everybody, seats and the waitlist, but no college or organizers.
 */
export const canAddress = (viewer: Viewer, audience: string) =>
  canManageAnnouncements(viewer) || ['everybody', 'seats', 'line'].includes(audience);

/** Whether the viewer may write announcements for at least one event. */
export const canAnnounceSomewhere = (viewer: Viewer) =>
  canManageAnnouncements(viewer) || hasRoleAtAnyEvent(viewer, StaffRole.MANAGER);

/** The facts that decide who sees an announcement. */
export interface AnnouncementExposure {
  /** Published, begun and not ended. */
  isShown: boolean;
  eventId: string | null;
  /** The approval of its event; null for a general announcement. */
  approval: string | null;
  /** The creator of that event. */
  eventCreatedById: string | null;
}

/**
 * Only people who manage an announcement see it while it is not shown. If its event is not approved, they must also see that
 * event. This rule ignores the audience: the database decides whether it includes a participant (audience.ts). The read
 * statements repeat both rules in SQL.
 */
export function canSeeAnnouncement(viewer: Viewer, announcement: AnnouncementExposure): boolean {
  const { isShown, eventId, approval, eventCreatedById } = announcement;
  const manages = canManageAnnouncement(viewer, announcement);
  if (!isShown && !manages) return false;
  if (eventId === null || approval === null) return true;
  const isApproved = approval === 'approved';
  return (isApproved || manages) && canSeeEvent(viewer, { id: eventId, isApproved, createdById: eventCreatedById });
}
