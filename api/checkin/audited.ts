/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'checkin.undo': { icon: 'undo', tone: 'neutral' },
  'checkin.walk_in': { icon: 'check', tone: 'success' },
} as const;
