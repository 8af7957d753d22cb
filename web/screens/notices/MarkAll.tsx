import { CheckIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { graphql, useFragment } from 'react-relay';
import type { MarkAll_query$key } from '../../__generated__/MarkAll_query.graphql.ts';
import { t } from '../../core/i18n.tsx';

type MarkAllProps = { query: MarkAll_query$key; busy: boolean; onRead: () => void };

/** If all notices are read, the button is disabled for the user but keeps the focus. */
export function MarkAll({ query, busy, onRead }: MarkAllProps) {
  const { unreadNotices } = useFragment(
    graphql`
      fragment MarkAll_query on Query {
        unreadNotices
      }
    `,
    query,
  );
  const isDone = unreadNotices === 0;
  return (
    <Button
      labelWrap
      leadingVisual={CheckIcon}
      loading={busy}
      aria-disabled={isDone}
      data-stay
      onClick={isDone ? undefined : onRead}
    >
      {t('notices.markAll')}
    </Button>
  );
}
