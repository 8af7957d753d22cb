/** The actions that this feature records in the audit trail, with their marks on its page. */
export const audited = {
  'score.correct': { icon: 'trophy', tone: 'accent' },
} as const;
