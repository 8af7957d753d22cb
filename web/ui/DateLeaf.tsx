import css from './DateLeaf.module.css';

/** Day and month as a calendar leaf. Decorative: the date is next to it as text. */
export function DateLeaf({ date }: { date: string }) {
  return (
    <span data-stack="center none" className={css.leaf} aria-hidden="true">
      <span data-text="center" className={css.month}>
        {part(date, { month: 'short' })}
      </span>
      <span data-text="title numbers" className={css.day}>
        {part(date, { day: 'numeric' })}
      </span>
    </span>
  );
}

function part(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', options).format(new Date(date));
}
