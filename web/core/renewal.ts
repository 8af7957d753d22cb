import { commitMutation, graphql } from 'react-relay';
import type { renewalSessionMutation } from '../__generated__/renewalSessionMutation.graphql.ts';
import { environment } from './environment.ts';
import { currentSession, startSession } from './session.ts';

const minute = 60_000;
let activeAt = 0;

/**
 * Renews a token that is past half of its lifetime, but only after recent input. Polling does not count, so a session
 * expires if its page is left open unattended.
 */
export function renewWhileActive(): void {
  for (const input of ['pointerdown', 'keydown'] as const) {
    addEventListener(input, () => (activeAt = Date.now()), { capture: true, passive: true });
  }
  setInterval(() => {
    const token = currentSession()?.token;
    if (token && Date.now() - activeAt < 2 * minute && isDueForRenewal(token, Date.now())) renew(token);
  }, minute / 2);
}

/** Whether half of the token's lifetime has passed; false for a token without dates. */
export function isDueForRenewal(token: string, now: number): boolean {
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
