/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'settings.change': { icon: 'gear', tone: 'neutral' },
} as const;
