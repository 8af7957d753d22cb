import announcementsScreen from '../__generated__/AnnouncementsScreenQuery$parameters.ts';
import eventDetailScreen from '../__generated__/EventDetailScreenQuery$parameters.ts';
import eventLeaderboardScreen from '../__generated__/EventLeaderboardScreenQuery$parameters.ts';
import eventsScreen from '../__generated__/EventsScreenQuery$parameters.ts';
import homeScreen from '../__generated__/HomeScreenQuery$parameters.ts';
import leaderboardScreen from '../__generated__/LeaderboardScreenQuery$parameters.ts';
import myEventsScreen from '../__generated__/MyEventsScreenQuery$parameters.ts';
import platformQuery from '../__generated__/platformQuery.graphql.ts';
import profileScreen from '../__generated__/ProfileScreenQuery$parameters.ts';
import settingsScreen from '../__generated__/SettingsScreenQuery$parameters.ts';
import type { ViewerRole } from '../core/guard.ts';

/**
 * The early load of a page: what it fetches and shows before its scripts run (shell.ts). All other screens, and lists with
 * filters in the address, load through the router.
 */
export type FirstScreen = {
  /** The same path as in the router. */
  path: string;
  /** The same roles as in the route. */
  roles?: readonly ViewerRole[];
  /** The screen's file below web/screens/. Its code, stylesheets and texts are fetched at once. */
  screen: string;
  /** Other files below web/ that load with it. */
  besides?: readonly string[];
  /**
   * Position of the heading: at the top (the default), above a list of events, on a banner (for newcomers only), on a card, or below
   * a picture.
   */
  stands?: 'top' | 'list' | 'banner' | 'card' | 'event';
  /**
   * Message ids of the heading and the lead. The build puts their texts into the page. The titles of events are in the answer
   * instead.
   */
  title?: string;
  lead?: string;
  /** The query that the screen's loader starts with, and its variables except the `id` from the address. */
  query?: { params: { id: string | null | undefined; name: string } };
  variables?: Readonly<Record<string, unknown>>;
};

const visitors = { roles: ['VISITOR'], stands: 'card', besides: ['core/platform.ts'], query: platformQuery } as const;

export const firstScreens: readonly FirstScreen[] = [
  { ...visitors, path: '/login', screen: 'accounts/LoginScreen', title: 'login.title', lead: 'login.lead' },
  { ...visitors, path: '/register', screen: 'accounts/RegisterScreen', title: 'register.title', lead: 'register.lead' },
  {
    path: '/home',
    roles: ['PARTICIPANT'],
    screen: 'home/HomeScreen',
    stands: 'banner',
    title: 'home.welcome',
    query: homeScreen,
  },
  {
    path: '/events',
    screen: 'events/list/EventsScreen',
    besides: ['screens/events/list/loadEvents.ts'],
    stands: 'list',
    title: 'events.title',
    lead: 'events.subtitle',
    query: eventsScreen,
    variables: {
      isList: true,
      isMonth: false,
      isAgenda: false,
      counted: false,
      filter: 'ALL',
      search: null,
      tags: null,
      place: null,
      mine: null,
      free: null,
      sort: 'DATE',
      day: null,
      days: 1,
      timeZone: 'UTC',
      from: null,
    },
  },
  {
    path: '/my-events',
    screen: 'myEvents/MyEventsScreen',
    title: 'myEvents.title',
    lead: 'myEvents.subtitle',
    query: myEventsScreen,
  },
  { path: '/events/:id', screen: 'events/detail/EventDetailScreen', stands: 'event', query: eventDetailScreen },
  {
    path: '/announcements',
    screen: 'announcements/AnnouncementsScreen',
    title: 'announcements.title',
    lead: 'announcements.subtitle',
    query: announcementsScreen,
    variables: { hasEvent: null, priority: null, isPublished: null },
  },
  {
    path: '/leaderboard',
    screen: 'leaderboard/LeaderboardScreen',
    title: 'leaderboard.title',
    lead: 'leaderboard.subtitle',
    query: leaderboardScreen,
    variables: { colleges: false },
  },
  { path: '/leaderboard/:id', screen: 'leaderboard/EventLeaderboardScreen', query: eventLeaderboardScreen },
  { path: '/profile', screen: 'accounts/ProfileScreen', title: 'profile.title', query: profileScreen },
  { path: '/settings', screen: 'settings/SettingsScreen', title: 'settings.title', query: settingsScreen },
  {
    path: '/organizerdashboard',
    roles: ['ORGANIZER'],
    screen: 'dashboards/OrganizerDashboardScreen',
    besides: ['screens/dashboards/loadDashboards.ts'],
    title: 'dashboard.organizer.title',
    lead: 'dashboard.organizer.subtitle',
  },
  {
    path: '/admindashboard',
    roles: ['ADMIN'],
    screen: 'dashboards/AdminDashboardScreen',
    besides: ['screens/dashboards/loadDashboards.ts'],
    title: 'dashboard.admin.title',
    lead: 'dashboard.admin.subtitle',
  },
];
