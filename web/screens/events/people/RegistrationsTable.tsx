import { SortAscIcon, SortDescIcon } from '@primer/octicons-react';
import type { RegistrationSort } from '../../../__generated__/registrationListQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import type { Question } from '../questions/readQuestions.ts';
import type { Person } from './registrationList.ts';
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
  sort: RegistrationSort;
  /** The question of the order ANSWER. */
  sortQuestionId: string | null;
  descending: boolean;
  onSort: (sort: RegistrationSort, descending: boolean, sortQuestionId?: string) => void;
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
  const {
    rows,
    sort,
    sortQuestionId,
    descending,
    onSort,
    unfolded,
    showAttendance,
    hidden,
    questions,
    chosen = [],
  } = props;
  const { onChoose, onGive } = props;
  const shown = columns
    .filter(({ name }) => (onChoose || name !== 'state') && (showAttendance || name !== 'attendance'))
    .filter(({ name }) => !hidden.includes(name));
  const names = shown.map(({ name }) => name);
  const Direction = descending ? SortDescIcon : SortAscIcon;
  const sortProps = (isCurrent: boolean) =>
    isCurrent && ({ 'aria-sort': descending ? 'descending' : 'ascending' } as const);
  return (
    <div className={css.wide}>
      <table data-text="medium" className={css.table} aria-label={t('event.people.table')}>
        <thead>
          <tr>
            {shown.map(({ name, sort: by }) => {
              const isCurrent = by === sort;
              // for viewers who do not run the event, the server reverses this order only
              const turns = isCurrent && (onChoose !== undefined || by === 'WHEN');
              return (
                <th key={name} scope="col" className={css[name]} {...sortProps(isCurrent)}>
                  {by ? (
                    <button
                      type="button"
                      data-press="lit"
                      data-text="nowrap"
                      onClick={() => onSort(by, turns && !descending)}
                    >
                      {t(`event.people.${name}`)}
                      {isCurrent && <Direction size={16} />}
                    </button>
                  ) : (
                    t(`event.people.${name}`)
                  )}
                </th>
              );
            })}
            {questions.map(({ id, label }) => {
              const isCurrent = id === sortQuestionId;
              return (
                <th key={id} scope="col" className={css.answer} {...sortProps(isCurrent)}>
                  <button type="button" data-press="lit" onClick={() => onSort('ANSWER', isCurrent && !descending, id)}>
                    {label}
                    {isCurrent && <Direction size={16} />}
                  </button>
                </th>
              );
            })}
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
