export const kinds = ['all', 'general', 'event'] as const;
export const priorityChoices = ['all', 'low', 'medium', 'high'] as const;
export const statuses = ['all', 'published', 'unpublished'] as const;

/** The list's filters, as in its address. */
export type AnnouncementFilters = {
  kind: (typeof kinds)[number];
  priority: (typeof priorityChoices)[number];
  status: (typeof statuses)[number];
};

export function readFilters(search: string): AnnouncementFilters {
  const params = new URLSearchParams(search);
  return {
    kind: oneOf(kinds, params.get('type')),
    priority: oneOf(priorityChoices, params.get('priority')),
    status: oneOf(statuses, params.get('status')),
  };
}

/** The address of the list with these filters; omits filters that are not set. */
export function announcementsHref({ kind, priority, status }: AnnouncementFilters): string {
  const params = new URLSearchParams();
  if (kind !== 'all') params.set('type', kind);
  if (priority !== 'all') params.set('priority', priority);
  if (status !== 'all') params.set('status', status);
  const search = params.toString();
  return search ? `/announcements?${search}` : '/announcements';
}

export function isFiltered({ kind, priority, status }: AnnouncementFilters): boolean {
  return kind !== 'all' || priority !== 'all' || status !== 'all';
}

/** The same filters as variables of the list's query and of its subscription. */
export function filterVariables({ kind, priority, status }: AnnouncementFilters) {
  return {
    hasEvent: kind === 'all' ? null : kind === 'event',
    priority: ({ all: null, low: 'LOW', medium: 'MEDIUM', high: 'HIGH' } as const)[priority],
    isPublished: status === 'all' ? null : status === 'published',
  };
}

function oneOf<T extends string>(choices: readonly [T, ...T[]], value: string | null): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}
