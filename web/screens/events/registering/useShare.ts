import { useState } from 'react';
import { t } from '../../../core/i18n.tsx';

/** The address of an event's page, for people outside of the application: the page for everybody, if it has one. */
export const addressOf = (id: string, publicUrl?: string | null): string =>
  `${window.location.origin}/${publicUrl ? 'e' : 'events'}/${id}`;

/** Shares the address of an event, by the share sheet of the device if it has one. `message` says what happened. */
export function useShare({ id, title, publicUrl }: { id: string; title: string; publicUrl?: string | null }) {
  const [message, setMessage] = useState('');
  const url = addressOf(id, publicUrl);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(t('registration.copied'));
    } catch {
      setMessage(url);
    }
  }

  async function share() {
    if (typeof (navigator as Partial<Navigator>).share !== 'function') return copy();
    try {
      await navigator.share({ title, url });
    } catch (failure) {
      // cancelling the share dialog needs no message
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setMessage(url);
    }
  }

  return { share: () => void share(), copy: () => void copy(), message, setMessage };
}
