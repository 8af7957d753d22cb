import { requireLister } from '../accounts/read.ts';
import { requireRoleGiver } from '../accounts/rules.ts';
import { requireManager } from '../announcements/rules.ts';
import type { Context } from '../core/context.ts';
import { requireCreator, requireEditor } from '../events/rules.ts';
import { eventIdProblem } from '../events/validate.ts';
import { requireAwarder } from '../leaderboard/rules.ts';
import { invalidScore } from '../leaderboard/validate.ts';
import { requireParticipant } from '../registrations/rules.ts';
import { requireAdmin } from '../settings/rules.ts';

/** A call of the bridge: a stored operation under a method and a path. Nothing is decided here. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What stands behind a colon goes into the variable of that name, or into the field of `$input`. */
  path: string;
  group: 'Accounts' | 'Events' | 'Announcements' | 'Leaderboards' | 'Settings' | 'Administration';
  /** What it does, in a few words. */
  summary: string;
  /** Its name in operations.graphql. */
  operation: string;
  /** Parts of the answer, each from where it stands in GraphQL's. */
  answer?: Readonly<Record<string, string>>;
  /** Instead: a list, from where its connection stands. */
  list?: string;
  /** Instead: a file, from where its text and its name stand. */
  file?: { readonly type: 'text/calendar'; readonly ending: 'ics'; readonly text: string; readonly name: string };
  /** What is answered instead, not as a success, while the end of the way `when` is true. */
  unfinished?: { readonly when: string; readonly answer: Readonly<Record<string, string>> };
  /** What is said where there is nothing at the end of the way. Left out: nothing is an answer. */
  missing?: string;
  /** Nobody needs to be signed in; a token that is sent along is not looked at. */
  isOpen?: true;
  status?: 201;
  /** Its answer is for the one who asked and nobody later: it is not kept under an Idempotency-Key. */
  isFleeting?: true;
  /** A sentence for a person, from the answer. */
  message?: (answer: Readonly<Record<string, unknown>>) => string;
  /** What is said of a field that is missing or of the wrong kind. */
  words?: Readonly<Record<string, string>>;
  /** What is said of an event's id that is none, where the specification says it otherwise than the operation. */
  idProblem?: (eventId: string) => string | undefined;
  /**
   * Whether the viewer may do this at all: the rule's own question, which it asks in any case. It is asked here before a
   * request that cannot be read is refused for that, so that nobody mends one in vain.
   */
  permission?: (ctx: Context, params: Readonly<Record<string, string>>) => unknown;
  /** A list answers this many unless `limit` says otherwise; left out: all. */
  usually?: number;
  /** What clients write into the query string, as the variables of the operation want it. */
  query?: (query: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

const eventWords = { date: 'Date is required', capacity: 'Capacity must be greater than 0' };
const noEvent = 'Event not found';
const noAnnouncement = 'Announcement not found';

/** An event of `null` stands for announcements that belong to none. */
const generalAnnouncements = (query: Readonly<Record<string, unknown>>) =>
  query['eventId'] === 'null' ? { ...query, eventId: undefined, hasEvent: false } : { ...query };

export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    group: 'Accounts',
    summary: 'Make an account. It does not sign in.',
    operation: 'Register',
    answer: { user: 'register.user' },
    isOpen: true,
    status: 201,
    message: () => 'Registration successful. Please log in.',
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    group: 'Accounts',
    summary: 'Sign in.',
    operation: 'Login',
    answer: { token: 'login.token', user: 'login.user' },
    isOpen: true,
    isFleeting: true,
  },
  {
    method: 'POST',
    path: '/api/auth/google',
    group: 'Accounts',
    summary: 'Sign in with Google; without an account, again with the college.',
    operation: 'LoginWithGoogle',
    answer: {
      needCollege: 'loginWithGoogle.needCollege',
      token: 'loginWithGoogle.token',
      user: 'loginWithGoogle.user',
    },
    unfinished: {
      when: 'loginWithGoogle.needCollege',
      answer: { needCollege: 'loginWithGoogle.needCollege', googleProfile: 'loginWithGoogle.googleProfile' },
    },
    isOpen: true,
    isFleeting: true,
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    group: 'Accounts',
    summary: 'Have a link for a new password mailed, if there is an account with this address.',
    operation: 'ForgotPassword',
    answer: {},
    isOpen: true,
    message: () => 'If an account exists with the email you provided, you will receive a password reset link shortly',
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password/:token',
    group: 'Accounts',
    summary: 'Set a new password by the link that was mailed. It does not sign in.',
    operation: 'ResetPassword',
    answer: {},
    isOpen: true,
    message: () => 'Password reset successful!',
  },
  {
    method: 'GET',
    path: '/api/auth/me',
    group: 'Accounts',
    summary: 'Who is signed in.',
    operation: 'Me',
    answer: { user: 'home.viewer' },
  },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    group: 'Accounts',
    summary: 'Change the own name, college and photo.',
    operation: 'UpdateProfile',
    answer: { user: 'updateProfile.user' },
    message: () => 'Profile updated successfully!',
  },
  {
    method: 'GET',
    path: '/api/admin/users',
    group: 'Administration',
    summary: 'Everybody with an account, the newest first.',
    operation: 'Users',
    permission: requireLister,
    list: 'users',
  },
  {
    method: 'GET',
    path: '/api/admin/users/:userId',
    group: 'Administration',
    summary: 'One person.',
    operation: 'User',
    answer: { data: 'user' },
    missing: 'User not found',
  },
  {
    method: 'PUT',
    path: '/api/admin/users/:userId/role',
    group: 'Administration',
    summary: 'Give a person another role.',
    operation: 'UpdateUserRole',
    permission: requireRoleGiver,
    answer: { data: 'updateUserRole.user' },
    message: ({ data }) => `User role updated successfully to ${(data as { role: string }).role}`,
  },
  {
    method: 'GET',
    path: '/api/events',
    group: 'Events',
    summary: 'Events that the viewer may see.',
    operation: 'Events',
    list: 'events',
  },
  {
    method: 'GET',
    path: '/api/events/:eventId',
    group: 'Events',
    summary: 'One event.',
    operation: 'Event',
    answer: { data: 'event' },
    missing: noEvent,
  },
  {
    method: 'POST',
    path: '/api/events',
    group: 'Events',
    summary: 'Create an event.',
    operation: 'CreateEvent',
    permission: requireCreator,
    answer: { data: 'createEvent.event' },
    status: 201,
    words: eventWords,
  },
  {
    method: 'PUT',
    path: '/api/events/:eventId',
    group: 'Events',
    summary:
      'Edit an event; what is left out stays as it is. With the `updatedAt` that was read: STALE_EDIT where it has been ' +
      'edited since.',
    operation: 'UpdateEvent',
    permission: (ctx, { eventId }) => requireEditor(ctx, eventId!),
    answer: { data: 'updateEvent.event' },
    words: eventWords,
  },
  {
    method: 'DELETE',
    path: '/api/events/:eventId',
    group: 'Events',
    summary: 'Delete an event with its registrations.',
    operation: 'DeleteEvent',
    answer: { data: 'deleteEvent' },
    message: () => 'Event deleted.',
  },
  {
    method: 'POST',
    path: '/api/events/:eventId/register',
    group: 'Events',
    summary: 'Take a seat.',
    operation: 'RegisterForEvent',
    permission: requireParticipant,
    answer: { data: 'registerForEvent.registration' },
    status: 201,
    message: () => 'You are registered for this event.',
  },
  {
    method: 'DELETE',
    path: '/api/events/:eventId/register',
    group: 'Events',
    summary: 'Give the seat back.',
    operation: 'CancelRegistration',
    answer: { data: 'cancelRegistration.event' },
    message: () => 'Your registration is cancelled.',
  },
  {
    method: 'GET',
    path: '/api/events/:eventId/participants',
    group: 'Events',
    summary: 'Who has a seat. Only organizers and admins see e-mail addresses of others.',
    operation: 'Participants',
    list: 'event.participants',
    missing: noEvent,
    idProblem: (eventId) => eventIdProblem(eventId, 'participants'),
  },
  {
    method: 'GET',
    path: '/api/events/:eventId/calendar.ics',
    group: 'Events',
    summary: 'One event as a file for calendars (iCalendar): the same entry that a confirmation brings by mail.',
    operation: 'EventCalendar',
    file: { type: 'text/calendar', ending: 'ics', text: 'event.calendarFile', name: 'event.title' },
    missing: noEvent,
  },
  {
    method: 'GET',
    path: '/api/announcements',
    group: 'Announcements',
    summary: 'Announcements that the viewer may see, the newest first. `eventId=null`: those that belong to no event.',
    operation: 'Announcements',
    list: 'announcements',
    query: generalAnnouncements,
  },
  {
    method: 'GET',
    path: '/api/announcements/:announcementId',
    group: 'Announcements',
    summary: 'One announcement.',
    operation: 'Announcement',
    answer: { data: 'announcement' },
    missing: noAnnouncement,
  },
  {
    method: 'GET',
    path: '/api/announcements/event/:eventId',
    group: 'Announcements',
    summary: 'Announcements about an event, the newest first.',
    operation: 'EventAnnouncements',
    list: 'event.announcements',
    missing: noEvent,
  },
  {
    method: 'POST',
    path: '/api/announcements',
    group: 'Announcements',
    summary: 'Write an announcement.',
    operation: 'CreateAnnouncement',
    permission: (ctx) => requireManager(ctx, 'create'),
    answer: { data: 'createAnnouncement.announcement' },
    status: 201,
  },
  {
    method: 'PUT',
    path: '/api/announcements/:announcementId',
    group: 'Announcements',
    summary: 'Edit, publish or take back an announcement; what is left out stays as it is.',
    operation: 'UpdateAnnouncement',
    permission: (ctx) => requireManager(ctx, 'edit'),
    answer: { data: 'updateAnnouncement.announcement' },
  },
  {
    method: 'DELETE',
    path: '/api/announcements/:announcementId',
    group: 'Announcements',
    summary: 'Delete an announcement.',
    operation: 'DeleteAnnouncement',
    answer: { data: 'deleteAnnouncement' },
    message: () => 'Announcement deleted.',
  },
  {
    method: 'GET',
    path: '/api/leaderboard/event/:eventId',
    group: 'Leaderboards',
    summary: 'The board of an event.',
    operation: 'Leaderboard',
    list: 'event.leaderboard',
    missing: noEvent,
  },
  {
    method: 'GET',
    path: '/api/leaderboard/event/:eventId/user/:userId',
    group: 'Leaderboards',
    summary: 'What a participant has reached at an event; null where there is no award.',
    operation: 'ParticipantScore',
    answer: { data: 'event.participantScore' },
    missing: noEvent,
  },
  {
    method: 'PUT',
    path: '/api/leaderboard/event/:eventId/user/:userId',
    group: 'Leaderboards',
    summary: 'Award points, which add up, and achievements, which are united with those already there.',
    operation: 'UpdateScore',
    permission: requireAwarder,
    answer: { data: 'updateScore.row' },
    words: { points: invalidScore },
  },
  {
    method: 'GET',
    path: '/api/leaderboard/top',
    group: 'Leaderboards',
    summary: 'Who has reached most at all events together.',
    operation: 'TopPerformers',
    list: 'topPerformers',
    usually: 100,
  },
  {
    method: 'GET',
    path: '/api/leaderboard/colleges',
    group: 'Leaderboards',
    summary: 'Which colleges have reached most.',
    operation: 'CollegeRankings',
    list: 'collegeRankings',
    usually: 100,
  },
  {
    method: 'GET',
    path: '/api/settings/user',
    group: 'Settings',
    summary: 'The own settings.',
    operation: 'UserSettings',
    answer: { data: 'home.viewer.settings' },
  },
  {
    method: 'PUT',
    path: '/api/settings/user',
    group: 'Settings',
    summary: 'Change the own settings; what is left out stays as it is.',
    operation: 'UpdateUserSettings',
    answer: { data: 'updateUserSettings.settings' },
  },
  {
    method: 'GET',
    path: '/api/settings/system',
    group: 'Settings',
    summary: 'What holds for the whole platform.',
    operation: 'SystemSettings',
    answer: { data: 'systemSettings' },
  },
  {
    method: 'PUT',
    path: '/api/settings/system',
    group: 'Settings',
    summary: 'Save system settings; what is left out stays as it is, and so does an empty `smtpPassword`.',
    operation: 'UpdateSystemSettings',
    permission: requireAdmin,
    answer: { data: 'updateSystemSettings.systemSettings' },
  },
  {
    method: 'GET',
    path: '/api/settings/public',
    group: 'Settings',
    summary: 'What a page must know before anybody has signed in.',
    operation: 'Platform',
    answer: { data: 'platform' },
    isOpen: true,
  },
];
