import { loadQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router-dom';
import announcementCreateScreen from '../../__generated__/AnnouncementCreateScreenQuery$parameters.ts';
import type { AnnouncementEditScreenQuery } from '../../__generated__/AnnouncementEditScreenQuery.graphql.ts';
import { isMissingId } from '../../../api/core/validation/validate.ts';
import { environment } from '../../core/environment.ts';
import { preload } from '../../core/route.ts';

/**
 * Loads the edit page. Data of the list is not fetched again. Relay needs the compiled query, not only its parameters, to
 * check that the store has all fields.
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

/** The address names the event if the announcement was started from an event's page. */
export function loadNewAnnouncement({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('event') ?? '';
  return preload(announcementCreateScreen, { id, isAbout: !isMissingId(id) });
}
