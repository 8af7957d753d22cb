import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';

const deleteOldCounts = statement('sms-forget', `DELETE FROM sms_sent WHERE sent_at < now() - interval '2 days'`);

const deleteExpiredCodes = statement('phone-codes-forget', 'DELETE FROM phone_codes WHERE expires_at < now()');

/** Deletes the counts of sent messages after two days, and expired codes. */
export const forgetSentSms: Sweep = {
  minutes: 60,
  run: ({ database }) => Promise.all([deleteOldCounts, deleteExpiredCodes].map((each) => database.write(each))),
};
