import '@primer/primitives/dist/css/base/motion/motion.css';
import '@primer/primitives/dist/css/base/size/size.css';
import '@primer/primitives/dist/css/base/typography/typography.css';
import '@primer/primitives/dist/css/functional/motion/motion.css';
import '@primer/primitives/dist/css/functional/size/border.css';
import '@primer/primitives/dist/css/functional/size/radius.css';
import '@primer/primitives/dist/css/functional/size/size-fine.css';
import '@primer/primitives/dist/css/functional/size/size.css';
import '@primer/primitives/dist/css/functional/size/z-index.css';
import '@primer/primitives/dist/css/functional/spacing/space.css';
import '@primer/primitives/dist/css/functional/typography/typography.css';
import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/functional/themes/dark.css';
import './core/base.css';
import './core/elements.css';
import './core/tones.css';
import './core/layout.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { commitLocalUpdate, RelayEnvironmentProvider } from 'react-relay';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider } from './core/auth.tsx';
import { environment, hasServerAnswered, useEnvironment } from './core/environment.ts';
import { loadFallbacks } from './core/fallbacks.ts';
import { keepFocus } from './core/focus.ts';
import { restoreLanguage, subscribeLanguage, useLanguage } from './core/i18n.tsx';
import { isOfflineError, watchForMissingCode } from './core/missingCode.ts';
import { followPushClicks } from './core/pushClicks.ts';
import { currentSession, subscribeSession } from './core/session.ts';
import { untilPageIsSlow } from './core/slow.ts';
import { routes } from './routes.tsx';

/**
 * Starts the client in separate tasks, so that the page stays responsive. The page shows its own shell until the first
 * screen is ready.
 */
async function start(): Promise<void> {
  await Promise.all([loadFallbacks(), new Promise((done) => setTimeout(done))]);
  const router = createBrowserRouter(routes);

  // after a sign-in, sign-out or role change, the route guard and the loaders run again
  subscribeSession((now, before) => {
    if (now?.user.id !== before?.user.id || now?.user.role !== before?.user.role) void router.revalidate();
  });
  watchForMissingCode(() => waitForState(router, ({ navigation }) => navigation.state === 'idle'));
  followPushClicks(router);
  keepFocus();
  // not if only the device is slow: then an answer is here, or waits behind this timer
  setTimeout(async () => {
    // visitors have nothing on the device
    if (hasServerAnswered() || !currentSession()) return;
    const home = await import('./core/offlineHome.ts');
    if (!hasServerAnswered()) await home.replaceHome(router.navigate);
  }, untilPageIsSlow());

  // resolves once the code of the first screen has loaded or failed to load
  const routerInitialized = waitForState(router, ({ initialized }) => initialized);
  await Promise.all([routerInitialized, restoreLanguage()]);
  // events and announcements have texts in several languages
  subscribeLanguage(() => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    void router.revalidate();
  });
  // render in time slices
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}

type Router = ReturnType<typeof createBrowserRouter>;

function waitForState(router: Router, holds: (state: Router['state']) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!holds(router.state)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });
}

/** The screens show failures of the network; the console would only repeat them. */
function logError(error: unknown): void {
  if (!isOfflineError(error)) reportError(error);
}

function App({ router }: { router: Router }) {
  return (
    <RelayEnvironmentProvider environment={useEnvironment()}>
      <AuthProvider key={useLanguage()}>
        <RouterProvider router={router} onError={logError} />
      </AuthProvider>
    </RelayEnvironmentProvider>
  );
}

void start();
