import { formatNumber } from '../../core/i18n.tsx';
import css from './ShareBar.module.css';

type Tone = 'gray' | 'green' | 'blue';
type ShareBarProps = { parts: readonly { name: string; count: number; tone: Tone }[] };

/** The parts of a whole as one bar; the numbers are below it as text. */
export function ShareBar({ parts }: ShareBarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div data-stack="normal">
      <div data-row="none" className={css.bar} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, tone }) => (
            <span key={name} className={css.part} data-tone={tone} style={{ flexGrow: count }} />
          ))}
      </div>
      <ul data-row="condensed/spacious" data-columns="12">
        {parts.map(({ name, count, tone }) => (
          <li data-row="wrap center condensed" data-text="medium" key={name}>
            <span className={css.dot} data-tone={tone} aria-hidden="true" />
            <span data-text="grow">{name}</span>
            <span data-text="semibold numbers">{formatNumber(count)}</span>
            <span data-text="numbers muted" className={css.percent}>
              {percent(total ? count / total : 0)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function percent(part: number): string {
  const lang = document.documentElement.lang || 'en';
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
