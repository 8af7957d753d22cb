/** How many levels of lists and objects a client may send: several times what we read. */
export const mostLevels = 32;

/** Whether JSON is nested deeper than `mostLevels`. It uses a loop, because recursion would overflow the stack. */
export function isDeep(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; depth <= mostLevels; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}
