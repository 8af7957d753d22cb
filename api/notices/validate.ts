/** The most notices that one request may name. */
export const mostNotices = 100;

/** Returns the problem by field; empty if the input is valid. */
export const validateMarkRead = ({
  noticeIds,
}: {
  readonly noticeIds?: readonly string[] | null;
}): {
  noticeIds?: string;
} =>
  (noticeIds?.length ?? 0) > mostNotices ? { noticeIds: `At most ${mostNotices} notices can be named at once` } : {};
