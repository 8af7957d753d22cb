/** The maximum number of sockets per person and process, at both doors together. */
export const maxSocketsPerPerson = 20;

/**
 * The maximum number of sockets per network that have not signed in; high, because a whole campus may reconnect at
 * once.
 */
export const maxSocketsBeforeSignIn = 1000;

/** The message limit of a socket: a burst, and then a rate per second. */
export const messageLimit = { atOnce: 1000, perSecond: 20 } as const;

/** In bytes. A longer message counts as several. */
const messageSize = 4096;

/** The rate limiter of one socket (token bucket). */
export class MessageBucket {
  private left: number = messageLimit.atOnce;
  private refilledAt = performance.now();

  /** Counts a message by its size in bytes; false if the limit is exceeded. */
  allows(bytes: number): boolean {
    const now = performance.now();
    const regained = ((now - this.refilledAt) / 1000) * messageLimit.perSecond;
    this.refilledAt = now;
    this.left = Math.min(messageLimit.atOnce, this.left + regained) - 1 - Math.floor(bytes / messageSize);
    return this.left >= 0;
  }
}

/** Limits the sockets per holder: a new socket beyond the limit closes the oldest one. */
export class SocketLimit {
  private readonly socketsByHolder = new Map<string, Set<() => void>>();

  constructor(private readonly most: number) {}

  /** Takes a place; `leave` is called if a newer socket needs it. Returns a function that frees the place. */
  take(holder: string, leave: () => void): () => void {
    const places = this.socketsByHolder.get(holder) ?? new Set();
    this.socketsByHolder.set(holder, places);
    const [first] = places;
    if (first && places.size >= this.most) {
      places.delete(first);
      first();
    }
    places.add(leave);
    return () => {
      places.delete(leave);
      if (places.size === 0 && this.socketsByHolder.get(holder) === places) this.socketsByHolder.delete(holder);
    };
  }
}
