/** A notice that the viewer has just received. */
export type Arrival = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly isAgain: boolean;
};

const listeners = new Set<(arrival: Arrival) => void>();

/** Called by the bell, which receives each notice first. */
export const tellArrival = (arrival: Arrival): void => listeners.forEach((listener) => listener(arrival));

/** For components that also show some notices in another way. Returns the function that unsubscribes. */
export function onArrival(listener: (arrival: Arrival) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
