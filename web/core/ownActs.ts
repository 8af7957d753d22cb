const remembered = 10_000;
const acts = new Map<string, number>();

/** Remembers that this page is changing something itself: who did it needs no notice of it. */
export function rememberOwnAct(id: string): void {
  acts.set(id, Date.now());
}

export function isOwnAct(id: string): boolean {
  return Date.now() - (acts.get(id) ?? 0) < remembered;
}
