/** How long a code must be out of sight before it counts as another scan, in ms. */
const minGap = 2000;

/** Returns a function that tells whether a decoded code is a new scan. A ticket held before the camera is one scan. */
export function debounceScans(): (text: string, now: number) => boolean {
  let last: { text: string; at: number } | undefined;
  return (text, now) => {
    const isNew = text !== last?.text || now - last.at > minGap;
    last = { text, at: now };
    return isNew;
  };
}
