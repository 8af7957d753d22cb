import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type {
  LiveNoticesSubscription,
  LiveNoticesSubscription$data,
} from '../__generated__/LiveNoticesSubscription.graphql.ts';
import { t } from '../core/i18n.tsx';
import { isOwnChange } from '../core/ownChanges.ts';
import { applyAccountPreferences } from '../core/preferences.ts';
import { useOrganizes, useSession } from '../core/session.ts';
import { ApprovalNotices } from './ApprovalNotices.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import css from './LiveNotices.module.css';
import { concerns, shownAtMost, withNotice, withoutNotice, type LiveNotice as Notice } from './notices.ts';

/** Notices of new announcements and approvals, at the top right, in a polite live region. */
export function LiveNotices({ viewerId }: { viewerId: string }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [held, setHeld] = useState(false);
  const stack = useRef<HTMLDivElement>(null);
  const limit = shownAtMost[useNarrow() ? 'narrow' : 'wide'];
  const token = useSession()?.token;
  const organizes = useOrganizes();
  const { pathname } = useLocation();
  const latestPath = useRef(pathname);
  const count = useRef(0);
  // loaded after the first paint: theme and language that were chosen on another device come with it
  useEffect(() => {
    if (token) applyAccountPreferences(token).catch(() => undefined);
  }, [token]);
  useEffect(() => {
    latestPath.current = pathname;
  }, [pathname]);

  const show = useCallback((notice: Omit<Notice, 'key'>) => {
    count.current += 1;
    const key = count.current;
    setNotices((all) => withNotice(all, { ...notice, key }));
  }, []);
  const onChange = useCallback(
    (response: LiveNoticesSubscription$data | null | undefined) => {
      const change = response?.announcementChanged;
      if (change && 'deletedAnnouncementId' in change)
        setNotices((all) => withoutNotice(all, change.deletedAnnouncementId));
      if (!change || !('announcement' in change)) return;
      const { __typename: type } = change;
      const { eventId, createdById, ...announcement } = change.announcement;
      if (createdById === viewerId || isOwnChange(announcement.id) || !concerns(eventId, latestPath.current)) return;
      const kind = type === 'AnnouncementCreated' ? 'created' : 'updated';
      show({ ...announcement, kind, to: '/announcements' });
    },
    [viewerId, show],
  );

  useSubscription<LiveNoticesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LiveNoticesSubscription {
            announcementChanged(isPublished: true) {
              __typename
              ... on AnnouncementCreated {
                announcement {
                  id
                  title
                  content
                  priority
                  creatorName
                  createdById
                  eventId
                }
              }
              ... on AnnouncementUpdated {
                announcement {
                  id
                  title
                  content
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
        onNext: onChange,
        onError: () => {},
      }),
      [onChange],
    ),
  );

  function hold() {
    // a touch screen reports :hover for a while after a tap
    const pointed = stack.current?.matches(':hover') && matchMedia('(hover: hover)').matches;
    setHeld(pointed || (stack.current?.contains(document.activeElement) ?? false));
  }
  // a notice that disappears fires no pointerleave and no blur
  useEffect(hold, [notices]);

  function close(id: string) {
    const focused = stack.current?.contains(document.activeElement);
    setNotices((all) => withoutNotice(all, id));
    // the focus would be lost with the notice
    if (focused) document.getElementById('main')?.focus({ preventScroll: true });
  }

  const closeByKey = useEffectEvent((key: KeyboardEvent) => {
    const [first] = notices;
    // a dialog or an open list that lies above takes the key for itself
    if (
      key.key !== 'Escape' ||
      key.defaultPrevented ||
      !first ||
      document.querySelector('dialog[open], [role*=dialog]')
    )
      return;
    const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-notice]')?.dataset
      .notice;
    close(focused ?? first.id);
  });
  useEffect(() => {
    const listen = (key: KeyboardEvent) => closeByKey(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <div
      ref={stack}
      className={css.stack}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={hold}
      onFocus={() => setHeld(true)}
      onBlur={hold}
    >
      {organizes && <ApprovalNotices onNotice={show} />}
      <div className={css.list} role="log" aria-label={t('live.label')}>
        {notices.slice(0, limit).map((notice) => (
          <LiveNotice key={notice.key} notice={notice} held={held} onClose={() => close(notice.id)} />
        ))}
      </div>
    </div>
  );
}

const narrow = matchMedia('(max-width: 543.98px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
