import { signUps } from './floods.ts';
import type { Hostile } from './row.ts';

const from = '198.51.100.8';
const forgot = `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { __typename } }`;

/** Attempts to have the product fill somebody's mailbox. */
export const mails: readonly Hostile[] = [
  {
    what: 'asking for links without end from one address',
    attempt: async (api) => {
      const refusals = [];
      for (let n = 0; n < 301; n += 1)
        refusals.push((await api.graphql(forgot, { input: { email: `nobody${n}@uni.example` } }, { from })).code);
      return refusals;
    },
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'accounts with one tag after the other behind the name of a mailbox',
    attempt: async (api) => {
      await api.sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example', email_verification_required = true`);
      let tag = 0;
      return signUps(api, 4, '198.51.100.11', () => `victim+${(tag += 1)}@uni.example`);
    },
    meets: 'TOO_MANY_REQUESTS',
  },
];
