import { loadQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import announcementCreateScreen from '../../__generated__/AnnouncementCreateScreenQuery$parameters.ts';
import type { AnnouncementEditScreenQuery } from '../../__generated__/AnnouncementEditScreenQuery.graphql.ts';
import { eventIdProblem } from '../../../api/events/validate.ts';
import { environment } from '../../core/environment.ts';
import { preload } from '../../core/route.ts';

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

/** A new announcement may be begun from an event, which then stands in the address. */
export function loadNewAnnouncement({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('event') ?? '';
  return preload(announcementCreateScreen, { id, isAbout: !eventIdProblem(id, 'fetch') });
}
