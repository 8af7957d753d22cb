/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'registration.add': { icon: 'check', tone: 'success' },
  'registration.approve': { icon: 'check', tone: 'success' },
  'registration.decline': { icon: 'cross', tone: 'danger' },
  'registration.give_seat': { icon: 'person', tone: 'accent' },
  'registration.remove': { icon: 'cross', tone: 'danger' },
  'registration.remove_many': { icon: 'cross', tone: 'danger' },
  'registration.write': { icon: 'mail', tone: 'neutral' },
} as const;
