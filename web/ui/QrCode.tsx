import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './QrCode.module.css';

type QrCodeProps = {
  text: string;
  /** A text alternative for screen readers. */
  label: string;
};

/** Width of the white border in modules, as the QR standard requires. */
const border = 4;

/** A QR code that fills its container; black on white in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border });
    return { size, path: data.map((row, y) => lineOf(row, y)).join('') };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect fill="white" width={size} height={size} />
      <path fill="black" d={path} />
    </svg>
  );
}

/** The path of the black runs in a row of modules. */
function lineOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
  }
  return path;
}
