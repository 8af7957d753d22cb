import adminDashboard from '../../__generated__/AdminDashboardScreenQuery$parameters.ts';
import organizerDashboard from '../../__generated__/OrganizerDashboardScreenQuery$parameters.ts';
import { preload } from '../../core/route.ts';
import { currentSession } from '../../core/session.ts';

/** The server counts by days of the reader's time zone. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

export function loadAdminDashboard() {
  return preload(adminDashboard, { timeZone: ownTimeZone() });
}

export function loadOrganizerDashboard() {
  return preload(organizerDashboard, { timeZone: ownTimeZone(), organizer: currentSession()?.user.id ?? '' });
}
