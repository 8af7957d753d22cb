import { SortAscIcon, SortDescIcon } from '@primer/octicons-react';
import { t } from '../../../core/i18n.tsx';
import type { Question } from '../questions/readQuestions.ts';
import { OrderSelect, type SortableColumn } from './OrderSelect.tsx';
import type { ListOrder, Person } from './registrationList.ts';
import { RegistrationRow } from './RegistrationRow.tsx';
import css from './RegistrationsPanel.module.css';

const columns = [
  { name: 'name', sort: 'NAME' },
  { name: 'state', sort: 'STATE' },
  { name: 'attendance', sort: undefined },
  { name: 'college', sort: 'COLLEGE' },
  { name: 'contact', sort: undefined },
  { name: 'when', sort: 'WHEN' },
] as const;

type RegistrationsTableProps = {
  rows: readonly Person[];
  order: ListOrder;
  onSort: (order: ListOrder) => void;
  /** Unfolds everything. */
  unfolded: boolean;
  /** Shows the attendance. */
  showAttendance: boolean;
  /** The names of hidden columns. */
  hidden: readonly string[];
  /** The questions whose answers are columns. */
  questions: readonly Question[];
  /** For those who run the event: rows can be selected, and people in all states are listed. */
  chosen?: readonly Person[];
  onChoose?: (people: readonly Person[]) => void;
  /** Gives a seat to a person on the waitlist. */
  onGive?: (person: Person) => void;
};

/** The people at an event. A press on a column's title sorts by it, another press reverses the order. */
export function RegistrationsTable(props: RegistrationsTableProps) {
  const { rows, order, onSort, unfolded, showAttendance, hidden, questions, chosen = [] } = props;
  const { onChoose, onGive } = props;
  const available = columns.filter(
    ({ name }) => (onChoose || name !== 'state') && (showAttendance || name !== 'attendance'),
  );
  const shown = available.filter(({ name }) => !hidden.includes(name));
  const sortable: SortableColumn[] = [
    ...available.flatMap(({ name, sort }) =>
      sort
        ? {
            label: t(`event.people.${name}`),
            sort,
            sortQuestionId: null,
            // for viewers who do not run the event, the server reverses this order only
            turns: onChoose !== undefined || sort === 'WHEN',
          }
        : [],
    ),
    ...questions.map(({ id, label }) => ({ label, sort: 'ANSWER' as const, sortQuestionId: id, turns: true })),
  ];
  const names = shown.map(({ name }) => name);
  const Direction = order.descending ? SortDescIcon : SortAscIcon;
  const sortTitle = (className: string | undefined, { label, turns, sort, sortQuestionId }: SortableColumn) => {
    const isCurrent = sort === order.sort && sortQuestionId === order.sortQuestionId;
    const descending = isCurrent && turns && !order.descending;
    return (
      <th
        key={sortQuestionId ?? sort}
        scope="col"
        className={className}
        {...(isCurrent && { 'aria-sort': order.descending ? 'descending' : 'ascending' })}
      >
        <button type="button" data-press="lit" onClick={() => onSort({ sort, sortQuestionId, descending })}>
          {label}
          {isCurrent && <Direction size={16} />}
        </button>
      </th>
    );
  };
  return (
    <div className={css.wide}>
      <OrderSelect columns={sortable} order={order} onSort={onSort} />
      <table data-text="medium" className={css.table} aria-label={t('event.people.table')}>
        <thead>
          <tr>
            {shown.map(({ name, sort }) => {
              const column = sort && sortable.find((each) => each.sort === sort);
              if (column) return sortTitle(css[name], column);
              return (
                <th key={name} scope="col" className={css[name]}>
                  {t(`event.people.${name}`)}
                </th>
              );
            })}
            {sortable.filter(({ sort }) => sort === 'ANSWER').map((column) => sortTitle(css.answer, column))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RegistrationRow
              key={row.id}
              person={row}
              unfolded={unfolded}
              columns={names}
              questions={questions}
              {...(onGive && { onGive })}
              {...(onChoose && {
                checked: chosen.some(({ id }) => id === row.id),
                onCheck: (checked: boolean) => {
                  const others = chosen.filter(({ id }) => id !== row.id);
                  onChoose(checked ? [...others, row] : others);
                },
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
