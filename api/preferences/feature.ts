import type { Feature } from '../core/feature.ts';
import { serveUnsubscribe } from './http.ts';
import { PreferencesResolver } from './resolver.ts';
import { rest } from './rest.ts';

export const preferences: Feature = {
  name: 'preferences',
  resolvers: [PreferencesResolver],
  rest,
  serve: serveUnsubscribe,
};
