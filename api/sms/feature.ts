import type { Feature } from '../core/feature.ts';
import { deliverSms } from './deliver.ts';
import { SmsResolver } from './resolver.ts';
import { forgetSentSms } from './sweep.ts';

/** Notices of the day as text messages, by a gateway that an admin names. */
export const sms: Feature = {
  name: 'sms',
  ways: { sms: ({ platform }) => platform.smsOffered },
  resolvers: [SmsResolver],
  jobs: [deliverSms],
  sweeps: [forgetSentSms],
};
