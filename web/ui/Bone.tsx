import type { CSSProperties } from 'react';
import css from './Bone.module.css';

type BoneProps = { width?: CSSProperties['width']; height?: CSSProperties['height']; round?: boolean };

/** A grey bar of a skeleton. Give it the size of the later content, so that the layout does not jump. */
export function Bone({ width = '100%', height = '1lh', round = false }: BoneProps) {
  return (
    <span data-edge className={css.bone} data-round={round || undefined} style={{ width, height }} aria-hidden="true" />
  );
}
