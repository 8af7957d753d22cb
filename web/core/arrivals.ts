/** A notice that has just come for the viewer. */
export type Arrival = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly isAgain: boolean;
};

const listeners = new Set<(arrival: Arrival) => void>();

/** For the bell, which hears of each notice first. */
export const tellArrival = (arrival: Arrival): void => listeners.forEach((listener) => listener(arrival));

/** For whoever shows some of them in another way, too. Returns how to stop. */
export function onArrival(listener: (arrival: Arrival) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
