import type { Feature } from '../core/feature.ts';
import { deliverCode, deliverSms } from './deliver.ts';
import { textNotices } from './follow.ts';
import { SmsResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { forgetSentSms } from './sweep.ts';

/** Sends urgent notices as text messages through a gateway that an admin has configured. */
export const sms: Feature = {
  name: 'sms',
  ways: { sms: ({ platform }) => platform.smsOffered },
  resolvers: [SmsResolver],
  rest,
  follows: [textNotices],
  jobs: [deliverSms, deliverCode],
  sweeps: [forgetSentSms],
};
