/** The most notices that one request may name. */
export const mostNamed = 100;

/** Returns the problem by field; empty if the input is valid. */
export const validateReading = ({
  noticeIds,
}: {
  readonly noticeIds?: readonly string[] | null;
}): {
  noticeIds?: string;
} => ((noticeIds?.length ?? 0) > mostNamed ? { noticeIds: `At most ${mostNamed} notices can be named at once` } : {});
