import { loadQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AnnouncementEditScreenQuery } from '../../__generated__/AnnouncementEditScreenQuery.graphql.ts';
import { environment } from '../../core/environment.ts';

/**
 * The loader of the edit page. What the list has read is not fetched again; to see that it is all there, Relay needs the
 * query itself and not only its name.
 */
export async function loadAnnouncement({ params: { announcementId = '' } }: LoaderFunctionArgs) {
  const { default: query } = await import('../../__generated__/AnnouncementEditScreenQuery.graphql.ts');
  return loadQuery<AnnouncementEditScreenQuery>(
    environment,
    query,
    { id: announcementId },
    { fetchPolicy: 'store-or-network' },
  );
}
