import { useEffect, useState } from 'react';

/** How long a message is shown, in ms. */
const duration = 3000;

/** A message that disappears after a while. */
export function useTemporaryMessage<T>(): [message: T | undefined, show: (message: T | undefined) => void] {
  const [message, setMessage] = useState<{ value: T }>();
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), duration);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.value, (value) => setMessage(value === undefined ? undefined : { value })];
}
