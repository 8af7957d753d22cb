import parameters from '../../__generated__/AnnouncementsScreenQuery$parameters.ts';
import { listRoute } from '../../core/listRoute.ts';
import { filterVariables, readFilters } from './announcementFilters.ts';

export const { load: loadAnnouncements, useOnScreen } = listRoute(parameters, (search) =>
  filterVariables(readFilters(search)),
);
