import type { Feature } from '../core/feature.ts';
import { deliverPush } from './deliver.ts';
import { pushAnnouncements, pushNotices } from './follow.ts';
import { PushResolver } from './resolver.ts';
import { forgetOldPush } from './sweep.ts';

/** Notices as push messages, in the browsers in which people have asked for them. */
export const push: Feature = {
  name: 'push',
  ways: { push: () => true },
  resolvers: [PushResolver],
  follows: [pushNotices, pushAnnouncements],
  jobs: [deliverPush],
  sweeps: [forgetOldPush],
};
