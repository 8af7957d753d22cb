import { useCallback, useEffect, useRef, useState } from 'react';
import { commitMutation, graphql } from 'react-relay';
import { getRequest } from 'relay-runtime';
import type { renewalSessionMutation } from '../__generated__/renewalSessionMutation.graphql.ts';
import type { renewalTimeLeftQuery$data } from '../__generated__/renewalTimeLeftQuery.graphql.ts';
import { useConnection } from './connection.ts';
import { environment, sendOperation } from './environment.ts';
import { currentSession, lastUse, startSession, useSession } from './session.ts';

/** Seconds before the end of the session when the warning appears. Input within this time before it prevents it. */
const warningTime = 120;
/** The server records the last use of a session to the minute, so a session may end these seconds earlier. */
const useInterval = 60;
/** Seconds between two checks while the session is about to end, and before the first one. */
const shortPause = 20;
/** The longest delay of `setTimeout`, in ms. */
const longestTimer = 2 ** 31 - 1;

/**
 * Renews the session after input if it ends within two minutes, or if its token is past half of its lifetime. Polling does
 * not count, so a session expires if its page is left open unattended. Returns the minutes until then, during the last two.
 *
 * A request uses the session, so the page asks the server once, and then measures from the last use in any tab. Only
 * differences of times of this device count, so its clock may be wrong. Without a connection there is no warning.
 */
export function useRenewal(): { minutesLeft: number | undefined; renew: () => void } {
  const token = useSession()?.token;
  const isOnline = useConnection() === 'online';
  const [minutesLeft, setMinutesLeft] = useState<number>();
  const isEnding = minutesLeft !== undefined;
  const activeAt = useRef(0);
  const renew = useCallback(() => void (token && renewToken(token, () => setMinutesLeft(undefined))), [token]);

  useEffect(() => {
    if (!token || !isOnline) return undefined;
    const onInput = () => {
      activeAt.current = Date.now();
      if (isEnding || isDueForRenewal(token, activeAt.current)) renew();
    };
    const inputs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    };
  }, [token, isOnline, isEnding, renew]);

  useEffect(() => {
    if (!token || !isOnline) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const ask = async () => {
      const query = graphql`
        query renewalTimeLeftQuery {
          viewer {
            sessions {
              isCurrent
              secondsLeft
            }
          }
        }
      `;
      const { data } = (await sendOperation(token, getRequest(query).params, {})) as {
        data: renewalTimeLeftQuery$data;
      };
      const current = data.viewer?.sessions?.find(({ isCurrent }) => isCurrent);
      if (current && !isStopped) check(current.secondsLeft);
    };
    const check = (lifetime: number) => {
      const idle = Math.max(0, Date.now() - lastUse()) / 1000;
      const secondsLeft = lifetime - useInterval - idle;
      const isNear = secondsLeft <= warningTime;
      if (isNear && Date.now() - activeAt.current < warningTime * 1000) renew();
      else setMinutesLeft(isNear ? Math.max(1, Math.ceil(secondsLeft / 60)) : undefined);
      const pause = Math.max(shortPause, secondsLeft - warningTime) * 1000;
      timer = setTimeout(check, Math.min(pause, longestTimer), lifetime);
    };
    timer = setTimeout(() => ask().catch(() => {}), shortPause * 1000);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      setMinutesLeft(undefined);
    };
  }, [token, isOnline, renew]);

  return { minutesLeft, renew };
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

let renewing: string | undefined;

function renewToken(token: string, onRenewed: () => void): void {
  if (renewing === token) return;
  renewing = token;
  const end = () => (renewing = undefined);
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
      end();
      onRenewed();
      if (currentSession()?.token === token) startSession(renewSession);
    },
    onError: end,
  });
}
