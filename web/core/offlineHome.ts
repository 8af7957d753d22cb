import type { NavigateFunction } from 'react-router-dom';
import myEventsScreen from '../__generated__/MyEventsScreenQuery$parameters.ts';
import { bodyOf } from '../shell/earlyRequest.ts';
import { isHomePath } from './guard.ts';
import { hasOfflineAnswer } from './offlineCache.ts';
import { currentSession } from './session.ts';

/** Replaces a home screen that cannot be loaded by My Events, if the device has stored them. */
export async function replaceHome(navigate: NavigateFunction): Promise<void> {
  const user = currentSession()?.user;
  const { id, name } = myEventsScreen.params;
  const isHome = location.pathname === '/' || isHomePath(location.pathname);
  if (user && isHome && (await hasOfflineAnswer(user.id, bodyOf(id, name, {}))))
    await navigate('/my-events', { replace: true });
}
