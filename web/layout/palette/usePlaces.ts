import { KeyIcon } from '@primer/octicons-react';
import { useEffect, useState } from 'react';
import { graphql, fetchQuery, readInlineData } from 'react-relay';
import { matchPath, useLocation } from 'react-router-dom';
import type { usePlaces_event$data, usePlaces_event$key } from '../../__generated__/usePlaces_event.graphql.ts';
import type { usePlacesQuery } from '../../__generated__/usePlacesQuery.graphql.ts';
import type { AreaLink, EventNeed } from '../../core/area.tsx';
import { environment } from '../../core/environment.ts';
import { addTexts, t, textsReady } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useSession } from '../../core/session.ts';
import type { Place } from './findPlaces.ts';

/** Opens the list of shortcuts instead of an address. */
export const shortcutList = 'shortcuts';

/**
 * The places and actions of the viewer, built from the links of all areas. Sections of screens and parts of events are
 * loaded. What cannot be loaded, such as without a connection, is left out.
 */
export function usePlaces(links: readonly AreaLink[]): readonly Place[] {
  const role = useSession()?.user.role;
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<{ event?: readonly Place[]; sections?: readonly Place[] }>({});
  const ownLinks = links.filter((link) => role && link.roles.includes(role));

  useEffect(() => {
    void loadEventPlaces(ownLinks, pathname).then(
      (event) => setLoaded((now) => ({ ...now, event })),
      () => {},
    );
    void loadSections(ownLinks).then(
      (sections) => setLoaded((now) => ({ ...now, sections })),
      () => {},
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the dialog shows one screen and one viewer
  }, []);

  return [
    ...(loaded.event ?? []),
    ...ownLinks.filter(({ needs }) => !needs).map(({ to, label, Icon }) => ({ to, text: t(label), Icon })),
    ...(loaded.sections ?? []),
    { to: shortcutList, text: t('shortcuts.title'), Icon: KeyIcon },
  ];
}

async function loadSections(links: readonly AreaLink[]): Promise<Place[]> {
  const places = await Promise.all(
    links.map(async ({ to, label, sections, texts, Icon }) => {
      if (!sections || !texts) return [];
      addTexts({}, texts.name);
      const [parts, catalogue] = await Promise.all([sections(), texts.load()]);
      addTexts(catalogue.default);
      await textsReady();
      return Object.entries(parts).map(([id, [title, text]]) => ({
        to: `${to}#${id}`,
        text: t(title),
        aside: t(label),
        hint: t(text),
        Icon,
        isPart: true,
      }));
    }),
  );
  return places.flat();
}

/** The parts of the event on the screen, and of the event whose door the viewer keeps now. */
async function loadEventPlaces(links: readonly AreaLink[], pathname: string): Promise<Place[]> {
  const id = (matchPath('/events/:id/*', pathname) ?? matchPath('/leaderboard/:id', pathname))?.params.id;
  const isEvent = id !== undefined && id !== 'create';
  const [data] = await Promise.all([
    fetchQuery<usePlacesQuery>(
      environment,
      graphql`
        query usePlacesQuery($id: ID!, $isEvent: Boolean!) {
          event(id: $id) @include(if: $isEvent) {
            ...usePlaces_event
          }
          home {
            doorEvent {
              ...usePlaces_event
            }
          }
        }
      `,
      { id: id ?? '', isEvent },
      { fetchPolicy: 'store-or-network' },
    ).toPromise(),
    import('../../ui/detailTexts.ts').then(textsReady),
  ]);
  const events = [data?.event, data?.home.doorEvent].flatMap((event) => (event ? [readEvent(event)] : []));
  // the two may be one event
  return [...new Map(events.map((event) => [event.id, event])).values()].flatMap((event) => {
    const holds = {
      ...event,
      viewerCanKeepDoor: event.viewerCanKeepDoor && !event.cancelledAt,
      hasBegun: Date.parse(event.date) <= Date.now(),
    } satisfies Record<EventNeed, unknown>;
    return links
      .filter(({ needs }) => needs?.every((need) => holds[need]))
      .map(({ to, label }) => ({
        to: to.replace(':eventId', event.id),
        text: t(label),
        aside: event.title,
        asideLang: langOf(event.localLanguage).lang,
      }));
  });
}

const readEvent = (event: usePlaces_event$key): usePlaces_event$data =>
  readInlineData(
    graphql`
      fragment usePlaces_event on Event @inline {
        id
        title: localTitle
        localLanguage
        date
        viewerCanEdit
        cancelledAt
        viewerCanKeepDoor
        viewerCanSeeContacts
        selfCheckIn
      }
    `,
    event,
  );
