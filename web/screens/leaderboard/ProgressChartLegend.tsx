import { formatNumber, t } from '../../core/i18n.tsx';
import css from './ProgressChart.module.css';
import { strokes } from './progressStrokes.ts';
import type { ProgressLine } from './progressLines.ts';

type ProgressLegendProps = {
  lines: readonly ProgressLine[];
  slots: Readonly<Record<string, number>>;
  /** The vertical position of each name at the end of its line, in px. Absent if the names are listed below the plot. */
  places: readonly number[] | undefined;
  marked: string | undefined;
  onMark: (id: string | undefined) => void;
};

/** The participants in the order of the board. Pointing at a name highlights its line. */
export function ProgressLegend({ lines, slots, places, marked, onMark }: ProgressLegendProps) {
  return (
    <ol className={css.legend} aria-label={t('scores.progress.legend')}>
      {lines.map(({ id, name, rank, score }, n) => (
        <li key={id} className={css.entry} {...(places && { style: { insetBlockStart: places[n] } })}>
          <button
            type="button"
            data-row="center condensed"
            data-text="small"
            data-hover
            className={css.name}
            aria-pressed={marked === id}
            onClick={() => onMark(marked === id ? undefined : id)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onMark(id)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMark(undefined)}
            onBlur={() => onMark(undefined)}
          >
            <Sample slot={slots[id]} />
            <span data-text="numbers muted fixed" className={css.rank}>
              {formatNumber(rank)}
            </span>
            <span data-text="truncate grow">{name}</span>
            <span data-text="semibold numbers fixed">{formatNumber(score)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A sample of a participant's line. */
export function Sample({ slot }: { slot: number | undefined }) {
  return (
    <svg className={css.sample} style={strokes[slot ?? 0]} width="20" height="10" aria-hidden="true">
      <line x1="1" x2="19" y1="5" y2="5" />
    </svg>
  );
}
