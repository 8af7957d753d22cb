import type { Icon } from '@primer/octicons-react';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';
import { guard, signedInRoles, type ViewerRole } from './guard.ts';
import { addTexts, textsReady, type MessageId, type Texts } from './i18n.tsx';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { inMaintenance } from './maintenance.ts';
import type { NoticesProps } from './notice.ts';
import { currentSession } from './session.ts';

/**
 * The manifest of an area: `area.ts` in its folder. web/routes.tsx lists the areas. Area files are part of the first load.
 */
export type Area = {
  /** Texts that are needed before its screens are loaded: labels of links, and the messages for a failed load. */
  firstTexts?: Partial<Texts>;
  /** All other texts; loaded together with the first of its screens. */
  texts?: Catalogue;
  routes: readonly AreaRoute[];
  /** A component that subscribes and shows notices, for `roles` or by default for every signed-in user. */
  notices?: { roles?: readonly ViewerRole[]; lazy: () => Promise<ComponentType<NoticesProps>> };
  /** A control in the header for signed-in users; loaded after the first paint. */
  header?: () => Promise<ComponentType>;
  /** Links to its screens that work offline; shown if another screen cannot be loaded without a connection. */
  offlineLinks?: () => Promise<ComponentType>;
};

type Catalogue = { name: string; load: () => Promise<{ default: Partial<Texts> }> };

export type AreaRoute = {
  path: string;
  /** Who may open the route; by default every signed-in user. The guard redirects all others. */
  roles?: readonly ViewerRole[];
  /**
   * Starts at once, while the screen's code is still loading. Put a loader that is too large for the first load into `lazy`.
   */
  loader?: LoaderFunction;
  lazy: { loader?: () => Promise<LoaderFunction>; Component: () => Promise<ComponentType> };
  /** Shown until the screen's code and data are loaded. */
  Skeleton?: ComponentType;
  /** The message if the screen could not be loaded. */
  failed?: MessageId | ((search: string) => MessageId);
  /** Its link in the navigation. Links are in the order of the areas, then of the routes within an area. */
  link?: Link;
};

type Link = {
  label: MessageId;
  Icon?: Icon;
  /** None: only the search in the header finds it. */
  in: readonly LinkPlace[];
  /** Who sees it; by default everybody who may open its route. */
  roles?: readonly ViewerRole[];
  /** If its path has `:eventId`: what must be true of the event. Its label is a text of `ui/detailTexts.ts`. */
  needs?: readonly EventNeed[];
  /** The titled parts of its screen, by their `id`: title and description. */
  sections?: () => Promise<Sections>;
};

export type EventNeed = 'viewerCanEdit' | 'viewerCanKeepDoor' | 'viewerCanSeeContacts' | 'selfCheckIn' | 'hasBegun';

export type Sections = Readonly<Record<string, readonly [MessageId, MessageId]>>;

/**
 * `main` and `account` are the sections of the sidebar; they show a link only to users who may open its route. `visitors` is
 * the header for visitors. `menu` is the account menu of phones. `header` shows the link as an icon next to the menu if there
 * is no room for the sidebar.
 */
type LinkPlace = 'main' | 'account' | 'menu' | 'header' | 'visitors' | 'footer';

export type AreaLink = Link & { to: string; roles: readonly ViewerRole[]; texts?: Catalogue | undefined };

export type AreaNotices = { id: string; roles: readonly ViewerRole[]; Component: ComponentType<NoticesProps> };

export type AreaControl = { id: string; Component: ComponentType };

/** The values that a route passes to the layout. */
export type RouteHandle = { Skeleton?: ComponentType };

export function linksOf(areas: readonly Area[]): AreaLink[] {
  return areas.flatMap(({ routes, texts }) =>
    routes.flatMap(({ path, link, roles = signedInRoles }) => (link ? [{ to: path, roles, texts, ...link }] : [])),
  );
}

export function noticesOf(areas: readonly Area[]): AreaNotices[] {
  return areas.flatMap(({ routes, notices }) =>
    notices
      ? [
          {
            id: routes[0]?.path ?? '',
            roles: notices.roles ?? signedInRoles,
            Component: lazyWithRetry(notices.lazy, { silentOffline: true }),
          },
        ]
      : [],
  );
}

/** The header controls of all areas. */
export function headerControlsOf(areas: readonly Area[]): AreaControl[] {
  return areas.flatMap(({ routes, header }) =>
    header ? [{ id: routes[0]?.path ?? '', Component: lazyWithRetry(header, { silentOffline: true }) }] : [],
  );
}

/** The links of the area that has screens for use offline. */
export function offlineLinksOf(areas: readonly Area[]): ComponentType | undefined {
  const load = areas.find(({ offlineLinks }) => offlineLinks)?.offlineLinks;
  return load && lazyWithRetry(load, { silentOffline: true });
}

/** The routes that visitors may open, or all other routes. */
export function routesOf(
  areas: readonly Area[],
  { forVisitors, OfflineLinks }: { forVisitors: boolean; OfflineLinks?: ComponentType | undefined },
): RouteObject[] {
  return areas.flatMap(({ routes, texts }) =>
    routes
      .filter(({ roles = signedInRoles }) => roles.includes('VISITOR') === forVisitors)
      .map((route) => routeOf(route, texts, OfflineLinks)),
  );
}

export function routeOf(
  { path, roles = signedInRoles, loader, lazy, Skeleton = Nothing, failed }: AreaRoute,
  texts?: Area['texts'],
  OfflineLinks?: ComponentType,
): RouteObject {
  return {
    path,
    middleware: [
      ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const redirectPath = guard(pathname + search, roles, currentSession()?.user.role ?? null, inMaintenance());
        if (redirectPath) throw redirect(redirectPath);
      },
    ],
    // without a loader the router renders nothing if the code cannot be loaded
    ...(!lazy.loader && { loader: loader ?? (() => null) }),
    lazy: {
      ...lazy,
      async Component() {
        // translations load at the same time
        if (texts) addTexts({}, texts.name);
        const [Component, catalogue] = await Promise.all([lazy.Component(), texts?.load()]);
        if (catalogue) addTexts(catalogue.default);
        await textsReady();
        return Component;
      },
    },
    errorElement: <ErrorScreen fallback={failed} OfflineLinks={OfflineLinks} />,
    // never visible on the first load (main.tsx), but without it the router renders nothing if the code cannot be loaded
    HydrateFallback: Skeleton,
    handle: { Skeleton } satisfies RouteHandle,
  };
}

function Nothing() {
  return null;
}
