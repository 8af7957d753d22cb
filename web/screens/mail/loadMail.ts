import parameters from '../../__generated__/MailScreenQuery$parameters.ts';
import { listRoute } from '../../core/listRoute.ts';
import { filterVariables, readFilters } from './mailFilters.ts';

export const { load: loadMail, useOnScreen } = listRoute(parameters, (search) => filterVariables(readFilters(search)));
