import { BellIcon } from '@primer/octicons-react';
import { Suspense, useEffect, useId, useState, type MouseEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { NavLink } from 'react-router-dom';
import type { BellQuery } from '../../__generated__/BellQuery.graphql.ts';
import bellQuery from '../../__generated__/BellQuery.graphql.ts';
import type { BellSubscription } from '../../__generated__/BellSubscription.graphql.ts';
import { publishNewNotice } from '../../core/newNotices.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useLive } from '../../core/live.ts';
import { showUnread } from '../../core/title.ts';
import css from './Bell.module.css';

const NoticePanel = lazyWithRetry(async () => (await import('./NoticePanel.tsx')).NoticePanel);

/**
 * The number of unread notices, on every screen. On phones it links to their page, elsewhere it opens a panel with the
 * newest.
 */
export function Bell() {
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const count = useUnreadCount();
  useEffect(() => {
    showUnread(count);
    return () => showUnread(0);
  }, [count]);
  const label = t('notices.bell', { count });
  const bellSign = (
    <>
      <BellIcon />
      {count > 0 && (
        <span data-edge className={css.count} aria-hidden="true">
          {count > 99 ? t('notices.many') : formatNumber(count)}
        </span>
      )}
    </>
  );
  // following a link closes the panel
  const closeAfterLink = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) currentTarget.hidePopover();
  };
  return (
    <>
      <NavLink to="/notifications" data-icon-button data-text="default" className={css.link} aria-label={label}>
        {bellSign}
      </NavLink>
      <button
        type="button"
        data-icon-button
        data-text="default"
        className={css.button}
        popoverTarget={panel}
        aria-label={label}
      >
        {bellSign}
      </button>
      <div
        id={panel}
        popover="auto"
        {...(isOpen && { role: 'dialog', 'aria-label': t('notices.bell', { count: 0 }) })}
        data-floating
        className={css.panel}
        onClickCapture={closeAfterLink}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={null}>
            <NoticePanel />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The unread count across all devices. The subscription triggers the first read when it starts. */
function useUnreadCount(): number {
  useLive<BellSubscription, BellQuery>({
    subscription: graphql`
      subscription BellSubscription {
        noticeArrived {
          __typename
          ... on NoticeArrived {
            unreadNotices
            notice {
              id
              kind
              title
              text
              titleParts {
                language
              }
              path
              isAgain
            }
            alert {
              id
              title
              text
              titleParts {
                language
              }
              path
            }
          }
          ... on NoticesRead {
            unreadNotices
          }
        }
      }
    `,
    variables: {},
    read: { query: bellQuery, variables: {} },
    isEssential: true,
    updater: (store, response) => {
      const change = response?.noticeArrived;
      if (change && 'notice' in change) {
        publishNewNotice(change.notice);
        if (change.alert) publishNewNotice({ ...change.alert, kind: 'alert', isAgain: false });
      }
      if (change && 'unreadNotices' in change) store.getRoot().setValue(change.unreadNotices, 'unreadNotices');
    },
  });
  const { unreadNotices } = useLazyLoadQuery<BellQuery>(
    graphql`
      query BellQuery {
        unreadNotices
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  ) as Partial<BellQuery['response']>;
  return unreadNotices ?? 0;
}
