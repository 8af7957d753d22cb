import type { Feature } from '../core/feature.ts';
import { messages, topics } from './messages.ts';
import { digestSweep } from './write.ts';

/** A weekly mail for subscribers: their upcoming events, and new events. */
export const digest: Feature = {
  name: 'digest',
  messages,
  topics,
  sweeps: [digestSweep],
};
