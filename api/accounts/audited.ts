/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'role.change': { icon: 'person', tone: 'accent' },
  'users.import': { icon: 'person', tone: 'accent' },
} as const;
