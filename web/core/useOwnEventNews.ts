import { useEffect, useEffectEvent } from 'react';
import { useOnReconnect } from './connection.ts';
import { onOwnEventNotice } from './newNotices.ts';

/**
 * Calls `read` if the viewer's events may have changed: after a notice about one, and when the page or the connection comes
 * back.
 */
export function useOwnEventNews(read: () => void): void {
  const readNow = useEffectEvent(read);
  useEffect(() => onOwnEventNotice(() => readNow()), []);
  useEffect(() => {
    const readIfVisible = () => void (document.hidden || readNow());
    document.addEventListener('visibilitychange', readIfVisible);
    return () => document.removeEventListener('visibilitychange', readIfVisible);
  }, []);
  useOnReconnect(read);
}
