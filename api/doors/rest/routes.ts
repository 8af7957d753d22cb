import type { Route } from '../../core/rest.ts';
import { features } from '../../features.ts';

export const routes: readonly Route[] = features.flatMap(({ rest }) => rest?.routes ?? []);
