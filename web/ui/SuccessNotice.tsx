import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from './Notice.tsx';

/** Shows the success message of the previous screen once: `navigate(to, { state: { said } })`. */
export function SuccessNotice() {
  const { state } = useLocation() as { state: { said?: unknown } | null };
  useEffect(() => {
    // do not show it again after a reload or on going back
    if (state?.said) history.replaceState({ ...(history.state as object), usr: null }, '');
  }, [state]);
  return typeof state?.said === 'string' && <Notice tone="success">{state.said}</Notice>;
}
