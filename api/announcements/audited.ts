/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'announcement.delete': { icon: 'trash', tone: 'danger' },
  'announcement.tell_again': { icon: 'megaphone', tone: 'neutral' },
} as const;
