/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'staff.invite': { icon: 'person', tone: 'accent' },
  'staff.add': { icon: 'person', tone: 'accent' },
  'staff.remove': { icon: 'cross', tone: 'danger' },
  'event.hand_over': { icon: 'person', tone: 'accent' },
} as const;
