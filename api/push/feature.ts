import type { Feature } from '../core/feature.ts';
import { deliverPush } from './deliver.ts';
import { pushAnnouncements, pushNotices } from './follow.ts';
import { PushResolver } from './resolver.ts';
import { forgetOldPush } from './sweep.ts';

/** Sends notices as push messages to subscribed browsers. */
export const push: Feature = {
  name: 'push',
  ways: { push: () => true },
  resolvers: [PushResolver],
  follows: [pushNotices, pushAnnouncements],
  jobs: [deliverPush],
  sweeps: [forgetOldPush],
};
