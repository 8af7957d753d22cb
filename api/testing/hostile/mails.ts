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
];
