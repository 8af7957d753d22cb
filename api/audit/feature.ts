import type { Feature } from '../core/feature.ts';
import { auditEntriesById } from './read.ts';
import { AuditResolver } from './resolver.ts';

declare module '../core/names.ts' {
  interface Kinds {
    audit: true;
  }
}

export const audit: Feature = {
  name: 'audit',
  resolvers: [AuditResolver],
  nodes: { audit: { type: 'AuditEntry', read: auditEntriesById } },
  bounds: {
    /** The name of an action in a filter. */
    action: { characters: 100 },
  },
};
