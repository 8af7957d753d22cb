import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { authLogoutMutation } from '../__generated__/authLogoutMutation.graphql.ts';
import { errorMessage } from './errors.ts';
import { t, type MessageId } from './i18n.tsx';
import { setMaintenance } from './maintenance.ts';
import { useCommit } from './mutation.ts';
import { withPush } from './withPush.ts';
import { deleteDrafts, endSession, startSession, useSession, type Session, type SessionUser } from './session.ts';
import { slowAfter } from './slow.ts';

export type Auth = {
  user: SessionUser | null;
  isAuthenticated: boolean;
  loading: boolean;
  /** The message of the last failure; cleared by the next attempt. */
  error: string | null;
  /**
   * Wraps a sign-in or sign-up: sets `loading` until it settles and stores its error. Rejects with the error of `action`.
   */
  attempt: <T>(action: Promise<T>, fallback: MessageId) => Promise<T>;
  /** Signs out on this device even if the server is unreachable, or slow. */
  logout: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const user = useSession()?.user ?? null;
  const [error, setError] = useState<string | null>(null);
  const [attempting, setAttempting] = useState(false);
  const [sendLogout, loggingOut] = useCommit(
    useMutation<authLogoutMutation>(graphql`
      mutation authLogoutMutation {
        logout {
          success
        }
      }
    `),
  );
  const loading = attempting || loggingOut;

  const auth = useMemo<Auth>(() => {
    return {
      user,
      isAuthenticated: user !== null,
      loading,
      error,
      attempt: async (action, fallback) => {
        setError(null);
        setAttempting(true);
        try {
          return await action;
        } catch (failure) {
          setError(errorMessage(failure, t(fallback)));
          throw failure;
        } finally {
          setAttempting(false);
        }
      },
      logout: async () => {
        setError(null);
        withPush(({ endPush }) => endPush());
        // a late answer is not needed
        const isSlow = new Promise((resolve) => setTimeout(resolve, slowAfter));
        await Promise.race([sendLogout({}), isSlow]).catch(() => undefined);
        endSession();
        deleteDrafts();
      },
    };
  }, [user, loading, error, sendLogout]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Starts a session that the server has just created, for every way of signing in. */
export async function completeSignIn(session: Session): Promise<void> {
  if (session.user.role !== 'ADMIN') setMaintenance(false);
  await applyPreferences(session.token);
  startSession(session);
}

/** Applies theme and language of the account. The sign-in succeeds even if this fails. */
async function applyPreferences(token: string): Promise<void> {
  try {
    const { applyAccountPreferences } = await import('./preferences.ts');
    await applyAccountPreferences(token);
  } catch {
    // this device keeps its own settings
  }
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
