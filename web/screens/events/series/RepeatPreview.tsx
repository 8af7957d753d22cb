import { formatDateTime, formatDateTimeRange, t } from '../../../core/i18n.tsx';
import css from './RepeatDialog.module.css';

type RepeatPreviewProps = { dates: readonly string[] | undefined; timeZone: string };

/** The dates of a planned series in the viewer's time zone, and in the college's if it differs. */
export function RepeatPreview({ dates, timeZone }: RepeatPreviewProps) {
  return (
    <section data-stack="condensed" aria-label={t('series.repeat.dates')}>
      <p role="status" data-text="medium semibold">
        {dates ? t('series.repeat.count', { count: dates.length, more: dates.length - 1 }) : t('series.repeat.noDates')}
      </p>
      {dates && (
        <ol className={css.dates} data-text="medium numbers">
          {dates.map((date) => {
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
