import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

/** The most notices that one request may name. */
export const mostNotices = 100;

/** Returns the problem by field; empty if the input is valid. */
export const validateMarkRead = ({
  noticeIds,
}: {
  readonly noticeIds?: readonly string[] | null;
}): {
  noticeIds?: Sentence;
} => ((noticeIds?.length ?? 0) > mostNotices ? { noticeIds: problem('tooMany', { most: mostNotices }) } : {});
