import type { Hostile } from './row.ts';

const login = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

/** Attempts to find out a password, a code or whether an account exists. */
export const guesses: readonly Hostile[] = [
  {
    what: 'guessing the password of an account',
    attempt: async (api) => {
      const { email } = await api.buildUser();
      const refusals = [];
      for (let n = 0; n < 6; n += 1) {
        const input = { email, password: `Wrong@${n}00` };
        refusals.push((await api.graphql(login, { input }, { from: '198.51.100.7' })).code);
      }
      return refusals;
    },
    meets: 'TOO_MANY_REQUESTS',
  },
];
