/** How many notices are named at once. */
export const mostNamed = 100;

/** What is wrong with the notices that shall count as read; nothing where it is fine. */
export const validateReading = ({
  noticeIds,
}: {
  readonly noticeIds?: readonly string[] | null;
}): {
  noticeIds?: string;
} => ((noticeIds?.length ?? 0) > mostNamed ? { noticeIds: `At most ${mostNamed} notices can be named at once` } : {});
