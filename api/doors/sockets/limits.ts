/** How many sockets one person may have open at a process, by all doors together. */
export const mostOfPerson = 20;

/** How many sockets of one network may be open that have not yet said whose they are: a campus comes back all at once. */
export const mostUnknown = 1000;

/** How many messages a socket may send at once, and how many a second once those are spent. */
export const mostMessages = { atOnce: 1000, perSecond: 20 } as const;

/** A message that is longer than this counts as several. */
const messageSize = 4096;

/** What one socket has sent of late. */
export class Pace {
  private left: number = mostMessages.atOnce;
  private counted = performance.now();

  /** Counts a message of so many bytes; false where the socket has sent too many. */
  allows(bytes: number): boolean {
    const now = performance.now();
    const regained = ((now - this.counted) / 1000) * mostMessages.perSecond;
    this.counted = now;
    this.left = Math.min(mostMessages.atOnce, this.left + regained) - 1 - Math.floor(bytes / messageSize);
    return this.left >= 0;
  }
}

/** Places for sockets, so many for each holder: whoever takes one too many has the one leave that came first. */
export class Places {
  private readonly taken = new Map<string, Set<() => void>>();

  constructor(private readonly most: number) {}

  /** Takes a place; `leave` is called when a later one needs it. Returns how to give it back. */
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
