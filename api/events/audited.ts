/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'event.approve': { icon: 'check', tone: 'success' },
  'event.reject': { icon: 'cross', tone: 'danger' },
  'event.edit': { icon: 'pencil', tone: 'neutral' },
  'event.cancel': { icon: 'cross', tone: 'danger' },
  'event.delete': { icon: 'trash', tone: 'danger' },
} as const;
