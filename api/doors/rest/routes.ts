import type { Route } from '../../core/rest.ts';
import { features } from '../../features.ts';

/** All calls of REST, feature by feature. */
export const routes: readonly Route[] = features.flatMap(({ rest }) => rest?.routes ?? []);
