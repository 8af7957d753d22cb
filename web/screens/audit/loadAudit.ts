import parameters from '../../__generated__/AuditScreenQuery$parameters.ts';
import { listRoute } from '../../core/listRoute.ts';
import { filterVariables, readFilters } from './auditFilters.ts';

export const { load: loadAudit, useOnScreen } = listRoute(parameters, (search) => filterVariables(readFilters(search)));
