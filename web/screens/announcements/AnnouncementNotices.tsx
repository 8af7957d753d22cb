import { useCallback, useEffect, useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type {
  AnnouncementNoticesSubscription,
  AnnouncementNoticesSubscription$data,
} from '../../__generated__/AnnouncementNoticesSubscription.graphql.ts';
import { onNewNotice } from '../../core/newNotices.ts';
import { t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import type { NoticesProps } from '../../core/notice.ts';
import { isOwnChange } from '../../core/ownChanges.ts';
import { useSession } from '../../core/session.ts';
import { belongsOnPage } from './belongsOnPage.ts';

/** Shows a notice when another user publishes or updates an announcement for the viewer. */
export function AnnouncementNotices({ show, withdraw }: NoticesProps) {
  const viewerId = useSession()?.user.id;
  const { pathname } = useLocation();
  const latestPath = useRef(pathname);
  useEffect(() => {
    latestPath.current = pathname;
  }, [pathname]);

  const onNext = useCallback(
    (response: AnnouncementNoticesSubscription$data | null | undefined) => {
      const change = response?.announcementChanged;
      if (change && 'deletedAnnouncementId' in change) withdraw(change.deletedAnnouncementId);
      if (!change || !('announcement' in change)) return;
      const { __typename: type } = change;
      const { eventId, createdById, localLanguage, ...announcement } = change.announcement;
      if (createdById === viewerId || isOwnChange(announcement.id) || !belongsOnPage(eventId, latestPath.current))
        return;
      const label = t(type === 'AnnouncementCreated' ? 'live.created' : 'live.updated');
      show({ ...announcement, ...langOf(localLanguage), label, to: '/announcements' });
    },
    [viewerId, show, withdraw],
  );

  useEffect(
    () =>
      onNewNotice(({ id, kind, title, text, titleParts, path, isAgain }) => {
        const notice = { title, content: text, ...langOf(titleParts[0]?.language), to: path };
        if (kind === 'announcement' && isAgain) show({ ...notice, id, label: t('live.again') });
        // on the page of its event, the subscription below shows it
        if (kind === 'alert' && !belongsOnPage(path.slice('/events/'.length), latestPath.current))
          show({
            ...notice,
            // the id of the announcement, so that its deletion withdraws the notice
            id: id.replace('notice', 'announcement'),
            label: t('live.created'),
            priority: 'HIGH',
            isAlert: true,
          });
      }),
    [show],
  );

  useSubscription<AnnouncementNoticesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription AnnouncementNoticesSubscription {
            announcementChanged(isPublished: true) {
              __typename
              ... on AnnouncementCreated {
                announcement {
                  id
                  title: localTitle
                  content: localContent
                  localLanguage
                  priority
                  creatorName
                  createdById
                  eventId
                }
              }
              ... on AnnouncementUpdated {
                announcement {
                  id
                  title: localTitle
                  content: localContent
                  localLanguage
                  priority
                  creatorName
                  createdById
                  eventId
                }
              }
              ... on AnnouncementDeleted {
                deletedAnnouncementId
              }
            }
          }
        `,
        variables: {},
        onNext,
        onError: () => {},
      }),
      [onNext],
    ),
  );
  return null;
}
