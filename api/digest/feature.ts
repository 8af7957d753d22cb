import type { Feature } from '../core/feature.ts';
import { messages, topics } from './messages.ts';
import { digests } from './write.ts';

/** A mail a week for whoever wants it: what is theirs, and what is new. */
export const digest: Feature = {
  name: 'digest',
  messages,
  topics,
  sweeps: [digests],
};
