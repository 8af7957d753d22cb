/** The maximum number of sockets per person and process, at both doors together. */
export const mostOfPerson = 20;

/**
 * The maximum number of sockets per network that have not signed in; high, because a whole campus may reconnect at
 * once.
 */
export const mostUnknown = 1000;

/** The message limit of a socket: a burst, and then a rate per second. */
export const mostMessages = { atOnce: 1000, perSecond: 20 } as const;

/** In bytes. A longer message counts as several. */
const messageSize = 4096;

/** The rate limiter of one socket (token bucket). */
export class Pace {
  private left: number = mostMessages.atOnce;
  private counted = performance.now();

  /** Counts a message by its size in bytes; false if the limit is exceeded. */
  allows(bytes: number): boolean {
    const now = performance.now();
    const regained = ((now - this.counted) / 1000) * mostMessages.perSecond;
    this.counted = now;
    this.left = Math.min(mostMessages.atOnce, this.left + regained) - 1 - Math.floor(bytes / messageSize);
    return this.left >= 0;
  }
}

/** Limits the sockets per holder: a new socket beyond the limit closes the oldest one. */
export class Places {
  private readonly taken = new Map<string, Set<() => void>>();

  constructor(private readonly most: number) {}

  /** Takes a place; `leave` is called if a newer socket needs it. Returns a function that frees the place. */
  take(holder: string, leave: () => void): () => void {
    const places = this.taken.get(holder) ?? new Set();
    this.taken.set(holder, places);
    const [first] = places;
    if (first && places.size >= this.most) {
      places.delete(first);
      first();
    }
    places.add(leave);
    return () => {
      places.delete(leave);
      if (places.size === 0 && this.taken.get(holder) === places) this.taken.delete(holder);
    };
  }
}
