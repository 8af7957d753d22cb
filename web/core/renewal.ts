import { commitMutation, graphql } from 'react-relay';
import type { renewalSessionMutation } from '../__generated__/renewalSessionMutation.graphql.ts';
import { environment } from './environment.ts';
import { currentSession, startSession } from './session.ts';

const minute = 60_000;
let activeAt = 0;

/**
 * Renews a token past half of its lifetime while there is input by the person. Polling does not count, so the session of a
 * page that is left open expires.
 */
export function renewWhileActive(): void {
  for (const input of ['pointerdown', 'keydown'] as const) {
    addEventListener(input, () => (activeAt = Date.now()), { capture: true, passive: true });
  }
  setInterval(() => {
    const token = currentSession()?.token;
    if (token && Date.now() - activeAt < 2 * minute && isOld(token, Date.now())) renew(token);
  }, minute / 2);
}

/** Whether half of a token's lifetime has passed; never of a token without dates. */
export function isOld(token: string, now: number): boolean {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { iat, exp } = JSON.parse(payload) as { iat?: unknown; exp?: unknown };
    if (typeof iat !== 'number' || typeof exp !== 'number') return false;
    return now / 1000 > iat + (exp - iat) / 2;
  } catch {
    return false;
  }
}

function renew(token: string): void {
  commitMutation<renewalSessionMutation>(environment, {
    mutation: graphql`
      mutation renewalSessionMutation {
        renewSession {
          token
          user {
            id
            firstName
            name
            role
            photo
          }
        }
      }
    `,
    variables: {},
    onCompleted({ renewSession }) {
      if (currentSession()?.token === token) startSession(renewSession);
    },
  });
}
