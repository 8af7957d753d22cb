/** So long a code has to be out of sight before it is another scan, in ms. */
const apart = 2000;

/** Whether what the camera sees is new: a ticket that is held before it is one scan. */
export function onceEach(): (text: string, now: number) => boolean {
  let last: { text: string; at: number } | undefined;
  return (text, now) => {
    const isNew = text !== last?.text || now - last.at > apart;
    last = { text, at: now };
    return isNew;
  };
}
