import { formatDate, formatDateTime, formatDateTimeRange, t } from '../../../core/i18n.tsx';
import css from './RepeatDialog.module.css';

type RepeatPreviewProps = {
  /** Begins with the repeated event. */
  dates: readonly string[] | undefined;
  timeZone: string;
  /** The number of events of the series that is extended; 1 for a new series. */
  existing: number;
};

/** The dates of a planned series in the viewer's time zone, and in the college's if it differs. */
export function RepeatPreview({ dates, timeZone, existing }: RepeatPreviewProps) {
  const [last, ...added] = dates ?? [];
  const more = added.length;
  const summary = !last
    ? t('series.repeat.noDates')
    : existing > 1
      ? t('series.extend.count', { more, all: existing + more, last: formatDate(last) })
      : t('series.repeat.count', { count: more + 1, more });
  return (
    <section data-stack="condensed" aria-label={t('series.repeat.dates')}>
      <p role="status" data-text="medium semibold">
        {summary}
      </p>
      {dates && (
        <ol className={css.dates} data-text="medium numbers">
          {(existing > 1 ? added : dates).map((date) => {
            const [here, there] = [formatDateTime(date), formatDateTimeRange(date, null, timeZone)];
            return (
              <li key={date}>
                <time dateTime={date}>{here}</time>
                {there !== here && <span data-text="small muted block">{t('series.there', { when: there })}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
