import parameters from '../../../__generated__/EventsScreenQuery$parameters.ts';
import { listRoute } from '../../../core/listRoute.ts';
import { filterVariables, readFilters } from './eventFilters.ts';

export const { load: loadEvents, useOnScreen } = listRoute(parameters, (search) =>
  filterVariables(readFilters(search)),
);
