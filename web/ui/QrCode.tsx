import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './QrCode.module.css';

type QrCodeProps = {
  text: string;
  /** What it is, for whoever does not see it. */
  label: string;
};

/** How much white there must be around it, in modules. */
const border = 4;

/** A QR code, as large as its place: black on white, whatever the theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border });
    return { size, path: data.map((row, y) => lineOf(row, y)).join('') };
  }, [text]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={css.ground} width={size} height={size} />
      <path className={css.modules} d={path} />
    </svg>
  );
}

/** The black stretches of a line. */
function lineOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
  }
  return path;
}
