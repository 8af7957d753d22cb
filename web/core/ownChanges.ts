const rememberedFor = 10_000;
const changedAt = new Map<string, number>();

/** Remembers that this page is making a change itself, so that the viewer gets no notice of their own change. */
export function rememberOwnChange(id: string): void {
  changedAt.set(id, Date.now());
}

export function isOwnChange(id: string): boolean {
  return Date.now() - (changedAt.get(id) ?? 0) < rememberedFor;
}
