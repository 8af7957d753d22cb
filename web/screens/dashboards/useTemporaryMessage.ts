import { useEffect, useState } from 'react';

/** How long a message is shown, in ms. */
const time = 3000;

/** A message that disappears after a while. */
export function usePassing<T>(): [message: T | undefined, show: (message: T | undefined) => void] {
  const [message, setMessage] = useState<{ said: T }>();
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), time);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.said, (said) => setMessage(said === undefined ? undefined : { said })];
}
