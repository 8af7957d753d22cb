import { formatNumber } from '../core/i18n.tsx';

const decimalsOf = (score: number) => `${score}`.split('.')[1]?.length ?? 0;

/** Formats the scores of one column. Spaces of the width of digits align scores without decimals with the others. */
export function scoreFormat(rows: readonly { readonly score: number }[]): (score: number) => string {
  const most = Math.max(0, ...rows.map(({ score }) => decimalsOf(score)));
  return (score) => {
    const decimals = decimalsOf(score);
    const padding = decimals < most ? (decimals ? '' : '\u2008') + '\u2007'.repeat(most - decimals) : '';
    return formatNumber(score) + padding;
  };
}
