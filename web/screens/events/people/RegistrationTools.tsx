import { SearchIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { useEffect, useRef, useState } from 'react';
import { longestSearch } from '../../../../api/core/validation/validate.ts';
import { errorMessage } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Question } from '../questions/readQuestions.ts';
import type { ComponentProps } from 'react';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { type Attendance, attendances, type ListedState, type ListFilters, listedStates } from './registrationList.ts';
import { RegistrationExports } from './RegistrationExports.tsx';
import css from './RegistrationsPanel.module.css';

/** How long after the last keystroke the search starts, in ms. */
const debounceDelay = 300;

type RegistrationToolsProps = {
  onSearch: (search: string | null) => void;
  onPrint: () => Promise<void>;
  columns: ComponentProps<typeof ColumnsMenu>;
  /** The filter by answer. */
  answerFilter: {
    readonly questions: readonly Question[];
    readonly answered: ListFilters['answered'];
    readonly onFilter: (answered: ListFilters['answered']) => void;
  };
  /** The filter by state, for those who run the event. */
  stateFilter?: {
    readonly state: ListedState | null;
    readonly counts: Readonly<Record<ListedState, number>>;
    readonly all: number;
    readonly onFilter: (state: ListedState | null) => void;
  };
  /** The filter by attendance, once check-in is possible. */
  attendanceFilter?: {
    readonly attendance: Attendance | null;
    readonly onFilter: (attendance: Attendance | null) => void;
  };
  /** For those who run the event. */
  exports?: ComponentProps<typeof RegistrationExports>;
};

/** Searches people, exports them to a file, and prints the list. */
export function RegistrationTools({
  onSearch,
  onPrint,
  columns,
  answerFilter,
  stateFilter,
  attendanceFilter,
  exports,
}: RegistrationToolsProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Phones fold what is not a filter. */
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function print() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onPrint();
    } catch (error) {
      setFailure(errorMessage(error, t('event.people.failed')));
    }
    setBusy(false);
  }

  return (
    <>
      <div data-row="wrap condensed" className={css.tools}>
        <search data-basis="9" className={css.search}>
          <TextInput
            block
            size="large"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longestSearch}
            leadingVisual={SearchIcon}
            aria-label={t('event.people.search')}
            placeholder={t('event.people.search')}
            onChange={({ target }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => onSearch(target.value.trim() || null), debounceDelay);
            }}
          />
        </search>
        {stateFilter && (
          <Select
            aria-label={t('event.people.filter')}
            value={stateFilter.state ?? ''}
            onChange={({ target }) => stateFilter.onFilter((target.value || null) as ListedState | null)}
          >
            <option value="">{t('event.people.all', { count: stateFilter.all })}</option>
            {listedStates.map((state) => (
              <option key={state} value={state}>
                {t('event.people.only', { state, count: stateFilter.counts[state] })}
              </option>
            ))}
          </Select>
        )}
        {attendanceFilter && (
          <Select
            aria-label={t('event.people.attendance')}
            value={attendanceFilter.attendance ?? ''}
            onChange={({ target }) => attendanceFilter.onFilter((target.value || null) as Attendance | null)}
          >
            <option value="">{t('event.people.inOrNot')}</option>
            {attendances.map((attendance) => (
              <option key={attendance} value={attendance}>
                {t('event.people.came', { attendance })}
              </option>
            ))}
          </Select>
        )}
        {answerFilter.questions.length > 0 && (
          <Select
            aria-label={t('event.people.answer')}
            value={answerFilter.answered ? JSON.stringify(answerFilter.answered) : ''}
            onChange={({ target }) =>
              answerFilter.onFilter(target.value ? (JSON.parse(target.value) as ListFilters['answered']) : null)
            }
          >
            <option value="">{t('event.people.anyAnswer')}</option>
            {answerFilter.questions.map(({ id: questionId, label, options }) => (
              <optgroup key={questionId} label={label}>
                {options.map((answer) => (
                  <option key={answer} value={JSON.stringify({ questionId, answer })}>
                    {answer}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
        <span data-only="phone">
          <Button size="large" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('event.people.more')}
          </Button>
        </span>
        <div data-row="wrap condensed" className={css.rest} data-open={isOpen || undefined}>
          <ColumnsMenu {...columns} />
          {exports && <RegistrationExports {...exports} />}
          <Button size="large" loading={busy} onClick={() => void print()}>
            {t('event.people.print')}
          </Button>
        </div>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
