import { toUuid } from '../core/ids/ids.ts';
import { decodeCursor, encodeCursor, idKey, instantKey, type Keyset, latestFirst } from '../core/pages/keyset.ts';
import type { AnnouncementRow } from './Announcement.ts';

const pinnedKey = { test: (key: string) => key === 'true' || key === 'false' };

/** Pinned announcements first, then the others, each newest first: `(pinned, since, id) < ($n, $m, $k)`. */
export const pinnedFirst: Keyset<Pick<AnnouncementRow, 'pinned' | 'since' | 'id'>> = {
  cursorOf: ({ pinned, since, id }) => encodeCursor(String(pinned), since.toISOString(), id),
  placeOf(after) {
    if (!after) return [true, ...latestFirst('announcement').placeOf(after)];
    const [pinned, moment, id] = decodeCursor(after, [pinnedKey, instantKey, idKey('announcement')]);
    return [pinned === 'true', moment, toUuid('announcement', id!)];
  },
};
