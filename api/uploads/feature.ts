import type { Feature } from '../core/feature.ts';
import { serveUploads } from './http.ts';
import { UploadResolver } from './resolver.ts';
import { sweepUnused } from './sweep.ts';

export const uploads: Feature = {
  name: 'uploads',
  resolvers: [UploadResolver],
  sweeps: [sweepUnused],
  serve: serveUploads,
};
