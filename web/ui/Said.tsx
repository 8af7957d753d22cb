import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from './Notice.tsx';

/** What went well on the screen before, said once: `navigate(to, { state: { said } })`. */
export function Said() {
  const { state } = useLocation() as { state: { said?: unknown } | null };
  useEffect(() => {
    // whoever loads the page again or comes back has heard it
    if (state?.said) history.replaceState({ ...(history.state as object), usr: null }, '');
  }, [state]);
  return typeof state?.said === 'string' && <Notice tone="success">{state.said}</Notice>;
}
