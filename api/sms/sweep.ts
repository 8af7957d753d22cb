import type { Sweep } from '../core/jobs.ts';
import { statement } from '../core/rows.ts';

const forget = statement('sms-forget', `DELETE FROM sms_sent WHERE sent_at < now() - interval '2 days'`);

/** They count for the day on which they were sent. */
export const forgetSentSms: Sweep = { minutes: 60, run: ({ database }) => database.write(forget) };
