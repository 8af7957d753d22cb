import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GuestListQuery } from '../../../__generated__/GuestListQuery.graphql.ts';
import { formatTime, t } from '../../../core/i18n.tsx';

/** Guests without an account who were let in by name and are in. */
export function GuestList({ id, attempt }: { id: string; attempt: number }) {
  const { doorList } = useLazyLoadQuery<GuestListQuery>(
    graphql`
      query GuestListQuery($id: ID!) {
        doorList(eventId: $id) {
          guests(first: 500) {
            totalCount
            edges {
              node {
                scanId
                name
                at
                by
                door
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const { edges, totalCount } = doorList.guests;
  if (edges.length === 0) return <p data-text="medium">{t('event.people.noGuests')}</p>;
  return (
    <>
      <ul data-stack="tight" data-text="medium">
        {edges.map(({ node: { scanId, name, at, by, door } }) => (
          <li key={scanId} data-row="wrap baseline tight/normal">
            <span data-text="semibold">{name}</span>
            {at && <span data-text="muted">{formatTime(at)}</span>}
            {by && <span data-text="muted">{t('event.people.letInBy', { by })}</span>}
            {door && <span data-text="muted">{door}</span>}
          </li>
        ))}
      </ul>
      {totalCount > edges.length && (
        <p data-text="medium muted">{t('event.people.moreGuests', { count: totalCount - edges.length })}</p>
      )}
    </>
  );
}
