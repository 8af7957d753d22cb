import { PeopleIcon, SearchIcon } from '@primer/octicons-react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { registrationListQuery } from '../../../__generated__/registrationListQuery.graphql.ts';
import type { RegistrationsList_event$key } from '../../../__generated__/RegistrationsList_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { createRefetcher } from '../../../core/live.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { KeptAction } from '../../../ui/KeptAction.tsx';
import { type Cursors, TablePages } from '../../../ui/TablePages.tsx';
import type { Question } from '../questions/readQuestions.ts';
import { GiveSeatDialog, type SeatRecipient } from './GiveSeatDialog.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { type ActionOutcome, seatGivenOutcome } from './actionOutcome.ts';
import {
  isFiltered,
  listQuery,
  pageSize,
  type Person,
  type EventAccess,
  type ListFilters,
  type ListOrder,
  readPage,
  refetchPage,
  type ListedState,
  variablesOf,
} from './registrationList.ts';
import { RegistrationActs } from './RegistrationActs.tsx';
import css from './RegistrationsPanel.module.css';
import { RegistrationsTable } from './RegistrationsTable.tsx';

export type ListParams = ListFilters & {
  readonly cursors: Cursors;
  /** The page has been read into the store. */
  readonly isLoaded: boolean;
  readonly attempt: number;
};

type RegistrationsListProps = {
  /** The event, and whether the viewer runs it. */
  access: EventAccess;
  /** Whether check-in matters yet. */
  showAttendance: boolean;
  /** The names of the columns that the viewer has hidden. */
  hidden: readonly string[];
  /** The questions whose answers are columns. */
  questions: readonly Question[];
  counts: Readonly<Record<ListedState, number>>;
  params: ListParams;
  /** Another list is loading. */
  loading: boolean;
  seatsVersion: number;
  /** Replaces the page while all people are printed. */
  printedPeople: readonly Person[] | undefined;
  onSort: (order: ListOrder) => void;
  onPage: (cursors: Cursors) => void;
  /** Receives the number of people on all pages. */
  onTotal: (total: number) => void;
};

/** A page of people, read again when seats change. The viewer can select people and act on them. */
export function RegistrationsList(props: RegistrationsListProps) {
  const {
    access,
    showAttendance,
    hidden,
    questions,
    counts,
    params,
    loading,
    seatsVersion,
    printedPeople,
    onSort,
    onPage,
    onTotal,
  } = props;
  const environment = useRelayEnvironment();
  const { attempt, cursors, isLoaded, state } = params;
  const variables = variablesOf(access, params, cursors.at(-1) ?? null);
  const answer = useLazyLoadQuery<registrationListQuery>(listQuery, variables, {
    fetchKey: attempt,
    fetchPolicy: isLoaded ? 'store-or-network' : 'store-and-network',
  });
  const event = useFragment<RegistrationsList_event$key>(
    graphql`
      fragment RegistrationsList_event on Event {
        title: localTitle
        date
        ...RegistrationActs_event
        ...GiveSeatDialog_event
      }
    `,
    answer.event,
  );
  const { people, total, next } = readPage(answer.event);
  useEffect(() => onTotal(total), [onTotal, total]);
  const from = (cursors.length - 1) * pageSize;
  const place =
    people.length > 0 ? t('event.people.count', { from: from + 1, to: from + people.length, total }) : undefined;

  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });
  const refetcher = useRef<ReturnType<typeof createRefetcher>>(undefined);
  useEffect(() => {
    refetcher.current = createRefetcher(() => refetchPage(environment, latest.current));
    return refetcher.current.stop;
  }, [environment]);
  const seenVersion = useRef(seatsVersion);
  useEffect(() => {
    if (seenVersion.current === seatsVersion) return;
    seenVersion.current = seatsVersion;
    refetcher.current?.refetch();
  }, [seatsVersion]);
  // turning the page moves the focus to its beginning
  const top = useRef<HTMLDivElement>(null);
  const turnedTo = useRef<Cursors>(undefined);
  const turn = (to: Cursors) => {
    turnedTo.current = to;
    onPage(to);
  };
  useEffect(() => {
    if (turnedTo.current === cursors) top.current?.focus();
  }, [cursors]);
  // if the last page has become empty, show the one before it
  const isPageEmpty = people.length === 0 && cursors.length > 1;
  useEffect(() => {
    if (isPageEmpty) onPage(cursors.slice(0, -1));
  });

  const key = JSON.stringify(variables);
  const [selection, setSelection] = useState<{ of: string; ids: ReadonlySet<string> }>({ of: key, ids: new Set() });
  // without those who have left in the meantime, and without those of another page
  const chosen = people.filter(({ userId }) => selection.of === key && selection.ids.has(userId));
  const choose = (those: readonly Person[]) =>
    setSelection({ of: key, ids: new Set(those.map(({ userId }) => userId)) });
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [seatRecipient, setSeatRecipient] = useState<SeatRecipient>();
  const showOutcome = (newOutcome: ActionOutcome | undefined) => {
    setOutcome(newOutcome);
    if (!newOutcome) return;
    choose([]);
    refetcher.current?.refetch();
  };

  const seatName = `giveSeat:${access.id}`;
  const openGiveSeatDialog = (person: SeatRecipient) => {
    setOutcome(undefined);
    setSeatRecipient(person);
  };

  // the event is gone, and the page says so
  if (!event) return null;
  const isSearch = isFiltered({ ...params, state: null });
  const isOpen = new Date(event.date) > new Date();
  const rows = printedPeople ?? people;
  const table = {
    rows,
    order: params,
    onSort,
    unfolded: printedPeople !== undefined,
    showAttendance,
    hidden,
    questions,
  };

  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {access.runs && isOpen && (
        <KeptAction
          name={seatName}
          failed={t('event.people.giveFailed')}
          isDialogOpen={seatRecipient !== undefined}
          onTryAgain={(person) => openGiveSeatDialog(person as SeatRecipient)}
        />
      )}
      {access.runs && (
        <RegistrationActs
          event={event}
          counts={counts}
          showAttendance={showAttendance}
          filters={params}
          people={people}
          chosen={chosen}
          isOpen={isOpen}
          onChoose={choose}
          onDone={showOutcome}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          compact
          icon={isSearch ? SearchIcon : PeopleIcon}
          title={t(isSearch ? 'event.people.none' : state ? 'event.people.noneIn' : 'event.noParticipants', { state })}
        />
      ) : (
        <div
          ref={top}
          tabIndex={-1}
          role="group"
          aria-label={place}
          className={css.page}
          data-busy={loading || undefined}
          data-print={printedPeople && true}
        >
          <p data-text="title" className={css.title}>
            {event.title}
          </p>
          {access.runs ? (
            <RegistrationsTable
              {...table}
              chosen={chosen}
              onChoose={choose}
              {...(isOpen && { onGive: openGiveSeatDialog })}
            />
          ) : (
            <RegistrationsTable {...table} />
          )}
        </div>
      )}
      <TablePages
        label={t('event.people.pages')}
        place={place}
        cursors={cursors}
        next={next}
        texts={{
          previous: t('event.people.previous'),
          next: t('event.people.next'),
          failed: t('event.people.failed'),
        }}
        load={(cursor) => refetchPage(environment, variablesOf(access, params, cursor))}
        onTurn={turn}
      />
      {seatRecipient && (
        <GiveSeatDialog
          event={event}
          person={rows.find(({ id }) => id === seatRecipient.id) ?? seatRecipient}
          keptName={seatName}
          onGiven={() => showOutcome(seatGivenOutcome(seatRecipient.name))}
          onClose={() => setSeatRecipient(undefined)}
        />
      )}
    </>
  );
}
