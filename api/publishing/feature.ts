import type { Feature } from '../core/feature.ts';
import { servePublished } from './http.ts';
import './texts.ts';

/** What everybody sees of events that organizers have published. */
export const publishing: Feature = {
  name: 'publishing',
  serve: servePublished,
};
