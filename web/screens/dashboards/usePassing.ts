import { useEffect, useState } from 'react';

/** So long a message of success stands. */
const time = 3000;

/** A message that goes by itself. */
export function usePassing<T>(): [message: T | undefined, show: (message: T | undefined) => void] {
  const [message, setMessage] = useState<{ said: T }>();
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), time);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.said, (said) => setMessage(said === undefined ? undefined : { said })];
}
