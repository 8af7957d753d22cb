/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'mail.retry': { icon: 'mail', tone: 'neutral' },
} as const;
