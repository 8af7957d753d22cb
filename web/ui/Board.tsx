import type { ReactNode, RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import css from './Board.module.css';
import './boardTexts.ts';
import { Label } from './Label.tsx';
import { hasMedal } from './medal.ts';
import { RankBadge } from './RankBadge.tsx';

/** The fields of a row in every board. */
export type BoardRow = {
  readonly id: string;
  readonly rank: number;
  readonly score: number;
  /** Whether it is the viewer's own row. */
  readonly mine?: boolean;
};

export type BoardColumn<Row> = {
  /** The name leads the row and the score ends it. On narrow screens, notes and figures move below the name. */
  kind: 'name' | 'note' | 'figure' | 'score';
  title: string;
  cell: (row: Row) => ReactNode;
};

/** Marks a row after a change of its rank or score. */
export type BoardMark = { readonly node: ReactNode; readonly gained: boolean };

export type BoardProps<Row extends BoardRow> = {
  label: string;
  columns: readonly BoardColumn<Row>[];
  rows: readonly Row[];
};

type LiveRowProps = { marks?: ReadonlyMap<string, BoardMark>; body?: RefObject<HTMLTableSectionElement | null> };

/** A ranking as a table, with medals for the first three. */
export function Board<Row extends BoardRow>({ label, columns, rows, marks, body }: BoardProps<Row> & LiveRowProps) {
  const { hash } = useLocation();
  return (
    <div className={css.frame} data-card="clipped">
      <table className={css.board} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={css.rank}>
              {t('board.rank')}
            </th>
            {columns.map(({ kind, title }) => (
              <th key={title} scope="col" className={css[kind]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => {
            const mark = marks?.get(row.id);
            return (
              <tr
                key={row.id}
                data-id={row.id}
                data-mine={row.mine}
                data-gained={mark?.gained}
                {...(hash === `#${row.id}` && linkedRowProps)}
              >
                <td className={css.rank}>
                  <RankBadge rank={row.rank} hasMedal={hasMedal(row.rank, rows)} />
                  {mark?.node}
                </td>
                {columns.map(({ kind, title, cell }) => {
                  const Cell = kind === 'name' ? 'th' : 'td';
                  return (
                    <Cell key={title} className={css[kind]} {...(kind === 'name' && { scope: 'row' as const })}>
                      {cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The attributes of the row that the address links to. */
const linkedRowProps = {
  'aria-current': true,
  ref: (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' }),
} as const;

type BoardNameProps = {
  name: string;
  mine?: boolean;
  /** Opens details about the row: `onPress` on this screen, `to` on another one. */
  onPress?: () => void;
  to?: string;
  children?: ReactNode;
};

/** The name of a row, with smaller text below it. */
export function BoardName({ name, mine = false, onPress, to, children }: BoardNameProps) {
  return (
    <>
      <span data-row="wrap center none/condensed" data-text="semibold" className={css.who}>
        {onPress ? (
          <button type="button" className={css.link} onClick={onPress}>
            {name}
          </button>
        ) : to ? (
          <Link to={to}>{name}</Link>
        ) : (
          name
        )}
        {mine && (
          <Label tone="accent" look="full">
            {t('board.you')}
          </Label>
        )}
      </span>
      {children && <span data-text="small muted block">{children}</span>}
    </>
  );
}
