import { signUps } from './floods.ts';
import type { Attack } from './row.ts';

const login = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

/** Attempts to guess a password or code, or to find out whether an account exists. */
export const guesses: readonly Attack[] = [
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
  {
    what: 'guessing from all addresses of an IPv6 network',
    attempt: async (api) => {
      const { email } = await api.buildUser();
      const refusals = [];
      for (let n = 0; n < 6; n += 1) {
        const input = { email, password: `Wrong@${n}00` };
        refusals.push((await api.graphql(login, { input }, { from: `2001:db8:66:1:${n}::1` })).code);
      }
      return refusals;
    },
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'asking which addresses have accounts',
    attempt: async (api) => {
      const { email } = await api.buildUser();
      return signUps(api, 21, '198.51.100.9', () => email);
    },
    meets: 'TOO_MANY_REQUESTS',
  },
];
