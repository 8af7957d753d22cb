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
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay';
import { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from './core/auth.tsx';
import { useEnvironment } from './core/environment.ts';
import { restoreLanguage, useLanguage } from './core/i18n.tsx';
import { watchForMissingCode } from './core/missingCode.ts';
import { renewWhileActive } from './core/renewal.ts';
import { subscribeSession } from './core/session.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

// another person, or nobody: the route guard and the loaders decide anew
subscribeSession((now, before) => {
  if (now?.user.id !== before?.user.id || now?.user.role !== before?.user.role) void router.revalidate();
});
renewWhileActive();

watchForMissingCode();

function App() {
  return (
    <RelayEnvironmentProvider environment={useEnvironment()}>
      <AuthProvider key={useLanguage()}>
        <RouterProvider router={router} />
      </AuthProvider>
    </RelayEnvironmentProvider>
  );
}

void restoreLanguage().then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
