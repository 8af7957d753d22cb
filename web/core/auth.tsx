import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { authLoginMutation, LoginInput } from '../__generated__/authLoginMutation.graphql.ts';
import type { authLogoutMutation } from '../__generated__/authLogoutMutation.graphql.ts';
import type { authRegisterMutation, RegisterInput } from '../__generated__/authRegisterMutation.graphql.ts';
import { errorMessage } from './errors.ts';
import { t, type MessageId } from './i18n.tsx';
import { setMaintenance } from './maintenance.ts';
import { useCommit } from './mutation.ts';
import { withPush } from './pushHere.ts';
import { endSession, startSession, useSession, type Session, type SessionUser } from './session.ts';

export type Auth = {
  user: SessionUser | null;
  isAuthenticated: boolean;
  loading: boolean;
  /** The last failure as a sentence; gone with the next try. */
  error: string | null;
  /** Signs in; rejects with a ServerError. The route guard then leads on. */
  login: (input: LoginInput) => Promise<void>;
  /** Makes an account, without signing in; rejects with a ServerError. */
  register: (input: RegisterInput) => Promise<void>;
  /** Signs out here even when the server cannot be reached. */
  logout: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const user = useSession()?.user ?? null;
  const [error, setError] = useState<string | null>(null);
  const [sendLogin, loggingIn] = useCommit(
    useMutation<authLoginMutation>(graphql`
      mutation authLoginMutation($input: LoginInput!) {
        login(input: $input) {
          token
          user {
            id
            firstName
            name
            role
            photo
            createdAt
          }
        }
      }
    `),
  );
  const [sendRegister, registering] = useCommit(
    useMutation<authRegisterMutation>(graphql`
      mutation authRegisterMutation($input: RegisterInput!) {
        register(input: $input) {
          user {
            id
          }
        }
      }
    `),
  );
  const [sendLogout, loggingOut] = useCommit(
    useMutation<authLogoutMutation>(graphql`
      mutation authLogoutMutation {
        logout {
          success
        }
      }
    `),
  );
  const loading = loggingIn || registering || loggingOut;

  const auth = useMemo<Auth>(() => {
    async function attempt<T>(action: Promise<T>, fallback: MessageId): Promise<T> {
      setError(null);
      try {
        return await action;
      } catch (failure) {
        setError(errorMessage(failure, t(fallback)));
        throw failure;
      }
    }
    return {
      user,
      isAuthenticated: user !== null,
      loading,
      error,
      login: async (input) => {
        const { login } = await attempt(sendLogin({ input }), 'auth.loginFailed');
        await enter(login);
      },
      register: async (input) => {
        await attempt(sendRegister({ input }), 'auth.registerFailed');
      },
      logout: async () => {
        setError(null);
        withPush(({ endPush }) => endPush());
        await sendLogout({}).catch(() => undefined);
        endSession();
      },
    };
  }, [user, loading, error, sendLogin, sendRegister, sendLogout]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Starts a session that the server has just created, whichever way the person signed in. */
export async function enter(session: Session): Promise<void> {
  if (session.user.role !== 'ADMIN') setMaintenance(false);
  await applyPreferences(session.token);
  startSession(session);
}

/** Applies theme and language of the account; the sign-in does not fail without them. */
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
