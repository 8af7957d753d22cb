import { formatNumber } from '../../core/i18n.tsx';
import css from './BarTable.module.css';

type BarTableProps = {
  rows: readonly { readonly name: string; readonly count: number }[];
  label: string;
  heads: { name: string; count: string };
  tone: 'blue' | 'green' | 'purple';
};

/** A table of counts with a bar in each row. Expects the largest count first. */
export function BarTable({ rows, label, heads, tone }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table data-text="medium" className={css.table} aria-label={label} data-tone={tone}>
      <colgroup>
        <col />
        <col className={css.figures} />
      </colgroup>
      <thead data-unseen>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">
              <span data-text="truncate block">{name}</span>
              <span data-space="above tight" data-track aria-hidden="true">
                <span className={css.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
            </th>
            <td data-text="semibold numbers" className={css.count}>
              {formatNumber(count)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
