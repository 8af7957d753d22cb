import type { Feature } from '../core/feature.ts';
import { noticesById } from './read.ts';
import { NoticeResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { tellStandings } from './standings.ts';
import { forgetOldNotices } from './sweep.ts';

declare module '../core/names.ts' {
  interface Kinds {
    notice: true;
  }
}

export const notices: Feature = {
  name: 'notices',
  resolvers: [NoticeResolver],
  nodes: { notice: { type: 'Notice', read: noticesById } },
  sweeps: [forgetOldNotices],
  follows: [tellStandings],
  rest,
};
