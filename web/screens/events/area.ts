import { CalendarIcon } from '@primer/octicons-react';
import eventDetailScreen from '../../__generated__/EventDetailScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import firstTexts from '../../i18n/en/events.first.json';
import type texts from '../../i18n/en/events.json';
import { organizingRoles } from '../../core/guard.ts';
import { preloadEvent } from '../../ui/preloadEvent.ts';
import { needsOf, places } from './places/place.ts';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const events: Area = {
  firstTexts,
  texts: { name: 'events', load: () => import('../../i18n/en/events.json') },
  routes: [
    {
      path: '/events',
      link: { label: 'events.nav', Icon: CalendarIcon, in: ['main', 'footer'] },
      lazy: {
        loader: async () => (await import('./list/loadEvents.ts')).loadEvents,
        Component: async () => (await import('./list/EventsScreen.tsx')).EventsScreen,
      },
      failed: 'events.loadFailed',
    },
    {
      path: '/events/create',
      link: { label: 'events.create', in: [], roles: organizingRoles },
      lazy: {
        loader: async () => (await import('./form/loadEventForm.ts')).loadEventCreate,
        Component: async () => (await import('./form/EventCreateScreen.tsx')).EventCreateScreen,
      },
      failed: 'events.loadFailed',
    },
    {
      path: '/events/:eventId',
      loader: preloadEvent(eventDetailScreen),
      lazy: { Component: async () => (await import('./detail/EventDetailScreen.tsx')).EventDetailScreen },
      failed: 'event.loadFailed',
    },
    ...places.map((place) => ({
      path: `/events/:eventId/${place}`,
      link: { label: `event.place.${place}` as const, in: [], needs: needsOf[place] },
      lazy: {
        loader: async () => (await import('./places/loadPlace.ts')).loadPlace,
        Component: async () => (await import('./places/EventPlaceScreen.tsx')).EventPlaceScreen,
      },
      failed: 'event.loadFailed' as const,
    })),
    {
      path: '/events/:eventId/poster',
      lazy: {
        loader: async () => (await import('./places/loadPlace.ts')).loadPoster,
        Component: async () => (await import('./poster/PosterScreen.tsx')).PosterScreen,
      },
      failed: 'event.loadFailed',
    },
    {
      path: '/events/:eventId/edit',
      lazy: {
        loader: async () => (await import('./form/loadEventForm.ts')).loadEventEdit,
        Component: async () => (await import('./form/EventEditScreen.tsx')).EventEditScreen,
      },
      failed: 'event.loadFailed',
    },
  ],
  notices: {
    roles: organizingRoles,
    lazy: async () => (await import('./detail/ApprovalNotices.tsx')).ApprovalNotices,
  },
};
