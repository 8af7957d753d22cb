/** How long a code must be out of sight before it counts as another scan, in ms. */
const minGap = 2000;

/**
 * Returns a function that takes the code in each frame, or undefined, and tells whether it is a new scan. A ticket held
 * before the camera is one scan, however long a frame takes.
 */
export function debounceScans(): (text: string | undefined, now: number) => boolean {
  let last: { text: string; at: number; isGone: boolean } | undefined;
  return (text, now) => {
    if (text === undefined) {
      if (last) last.isGone = true;
      return false;
    }
    const isNew = text !== last?.text || (last.isGone && now - last.at > minGap);
    last = { text, at: now, isGone: false };
    return isNew;
  };
}
