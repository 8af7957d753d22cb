import type { Icon } from '@primer/octicons-react';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';
import { guard, signedIn, type Who } from './guard.ts';
import { addTexts, type MessageId, type Texts } from './i18n.tsx';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { inMaintenance } from './maintenance.ts';
import type { NoticesProps } from './notice.ts';
import { currentSession } from './session.ts';

/** What an area brings, by the file `area.ts` in its folder; web/routes.tsx lists the areas. Area files are part of the first load. */
export type Area = {
  /** The texts that are needed before its screens are loaded: labels of links, and what is said where loading fails. */
  firstTexts?: Partial<Texts>;
  /** All other texts, loaded with the first of its screens. */
  texts?: () => Promise<{ default: Partial<Texts> }>;
  routes: readonly AreaRoute[];
  /** A component that subscribes and shows notices, for `roles` or else for everybody who is signed in. */
  notices?: { roles?: readonly Who[]; lazy: () => Promise<ComponentType<NoticesProps>> };
  /** A control in the header of everybody who is signed in; loaded after the first paint. */
  header?: () => Promise<ComponentType>;
};

export type AreaRoute = {
  path: string;
  /** Who may open it, by default everybody who is signed in. The guard redirects all others. */
  roles?: readonly Who[];
  /** Starts at once, while the screen's code is being loaded. One that would weigh on the first load is `lazy`. */
  loader?: LoaderFunction;
  lazy: { loader?: () => Promise<LoaderFunction>; Component: () => Promise<ComponentType> };
  /** Shown until the screen's code and data are loaded. */
  Skeleton?: ComponentType;
  /** What is said when it could not be loaded. */
  failed?: MessageId | ((search: string) => MessageId);
  /** Its link in the navigation. Links have the order of the areas, and of the routes within an area. */
  link?: { label: MessageId; Icon?: Icon; in: readonly LinkPlace[] };
};

/**
 * The two sections of the sidebar (for those who may open the route), the header for visitors, and the footer; `header`:
 * as an icon beside the menu, where there is no room for the sidebar.
 */
type LinkPlace = 'main' | 'account' | 'header' | 'visitors' | 'footer';

export type AreaLink = { to: string; label: MessageId; Icon?: Icon; in: readonly LinkPlace[]; roles: readonly Who[] };

export type AreaNotices = { id: string; roles: readonly Who[]; Component: ComponentType<NoticesProps> };

export type AreaControl = { id: string; Component: ComponentType };

/** What a route says about itself to the layout. */
export type RouteHandle = { Skeleton?: ComponentType };

export function linksOf(areas: readonly Area[]): AreaLink[] {
  return areas
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, link, roles = signedIn }) => (link ? [{ to: path, roles, ...link }] : []));
}

export function noticesOf(areas: readonly Area[]): AreaNotices[] {
  return areas.flatMap(({ routes, notices }) =>
    notices
      ? [
          {
            id: routes[0]?.path ?? '',
            roles: notices.roles ?? signedIn,
            Component: lazyWithRetry(notices.lazy, { unseen: true }),
          },
        ]
      : [],
  );
}

/** What stands in the header, by the path of each area. */
export function headerOf(areas: readonly Area[]): AreaControl[] {
  return areas.flatMap(({ routes, header }) =>
    header ? [{ id: routes[0]?.path ?? '', Component: lazyWithRetry(header, { unseen: true }) }] : [],
  );
}

/** The routes of the areas: those that visitors may open, or the others. */
export function routesOf(areas: readonly Area[], { forVisitors }: { forVisitors: boolean }): RouteObject[] {
  return areas.flatMap(({ routes, texts }) =>
    routes
      .filter(({ roles = signedIn }) => roles.includes('VISITOR') === forVisitors)
      .map((route) => routeOf(route, texts)),
  );
}

export function routeOf(
  { path, roles = signedIn, loader, lazy, Skeleton = Nothing, failed }: AreaRoute,
  texts?: Area['texts'],
): RouteObject {
  return {
    path,
    middleware: [
      ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const elsewhere = guard(pathname + search, roles, currentSession()?.user.role ?? null, inMaintenance());
        if (elsewhere) throw redirect(elsewhere);
      },
    ],
    // without a loader the router would show nothing where the code is missing
    ...(!lazy.loader && { loader: loader ?? (() => null) }),
    lazy: {
      ...lazy,
      async Component() {
        const [Component, catalogue] = await Promise.all([lazy.Component(), texts?.()]);
        if (catalogue) addTexts(catalogue.default);
        return Component;
      },
    },
    errorElement: <ErrorScreen fallback={failed} />,
    // the router shows none on the first load (main.tsx), but without it nothing at all where the code is missing
    HydrateFallback: Skeleton,
    handle: { Skeleton } satisfies RouteHandle,
  };
}

function Nothing() {
  return null;
}
