import { Role, type Viewer } from '../core/context.ts';
import { canSeeEvent } from '../events/visible.ts';

/** Organizers and admins write, edit, publish and delete announcements, also each other's. */
export const canManageAnnouncements = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

/** What decides who sees an announcement. */
export interface AnnouncementExposure {
  isPublished: boolean;
  /** Of the event that it belongs to; null for a general one. */
  approval: string | null;
  /** Who created that event. */
  eventCreatedById: string | null;
}

/**
 * Drafts are for those who manage announcements; what belongs to an event that is not approved, for the organizer whose
 * event it is and for admins. All participants see the same, and so do all admins. The reading statements say it in SQL.
 */
export const canSeeAnnouncement = (viewer: Viewer, { isPublished, approval, eventCreatedById }: AnnouncementExposure) =>
  (isPublished || canManageAnnouncements(viewer)) &&
  (approval === null ||
    ((approval === 'approved' || canManageAnnouncements(viewer)) &&
      canSeeEvent(viewer, { isApproved: approval === 'approved', createdById: eventCreatedById })));
