import { PeopleIcon, SearchIcon } from '@primer/octicons-react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { registrationListQuery } from '../../__generated__/registrationListQuery.graphql.ts';
import type { RegistrationsList_event$key } from '../../__generated__/RegistrationsList_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { createRefetcher } from '../../core/live.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GiveSeatDialog } from './GiveSeatDialog.tsx';
import { OutcomeNotice } from './Outcome.tsx';
import { type ActionOutcome, seatGivenOutcome } from './decided.ts';
import {
  listQuery,
  pageSize,
  type Person,
  type EventAccess,
  readPage,
  refetchPage,
  type ListedState,
  variablesOf,
} from './registrationList.ts';
import { RegistrationActs } from './RegistrationActs.tsx';
import { RegistrationPages } from './RegistrationPages.tsx';
import type { ListParams } from './RegistrationsPanel.tsx';
import css from './RegistrationsPanel.module.css';
import { RegistrationsTable } from './RegistrationsTable.tsx';

type RegistrationsListProps = {
  /** The event, and whether the viewer runs it. */
  at: EventAccess;
  /** Whether check-in matters yet. */
  attended: boolean;
  counts: Readonly<Record<ListedState, number>>;
  asked: ListParams;
  /** Another list is loading. */
  waiting: boolean;
  moved: number;
  /** Replaces the page while all people are printed. */
  printed: readonly Person[] | undefined;
  onSort: (sort: ListParams['sort'], descending: boolean) => void;
  onPage: (cursors: ListParams['cursors']) => void;
};

/** A page of people, read again when seats change. The viewer can select people and act on them. */
export function RegistrationsList(props: RegistrationsListProps) {
  const { at, attended, counts, asked, waiting, moved, printed, onSort, onPage } = props;
  const environment = useRelayEnvironment();
  const { attempt, cursors, search, state, attendance } = asked;
  const variables = variablesOf(at, asked, cursors.at(-1) ?? null);
  const answer = useLazyLoadQuery<registrationListQuery>(listQuery, variables, {
    fetchKey: attempt,
    fetchPolicy: 'store-and-network',
  });
  const event = useFragment<RegistrationsList_event$key>(
    graphql`
      fragment RegistrationsList_event on Event {
        title
        date
        ...RegistrationActs_event
        ...GiveSeatDialog_event
      }
    `,
    answer.event,
  );
  const { people, total, next, line } = readPage(answer.event);
  const from = (cursors.length - 1) * pageSize;
  const place =
    people.length > 0 ? t('event.people.count', { from: from + 1, to: from + people.length, total }) : undefined;

  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });
  const refetcher = useRef<ReturnType<typeof createRefetcher>>(undefined);
  useEffect(() => {
    const { refetch, changed, stop } = createRefetcher(() => refetchPage(environment, latest.current));
    refetcher.current = { refetch, changed, stop };
    return stop;
  }, [environment]);
  const seen = useRef(moved);
  useEffect(() => {
    if (seen.current === moved) return;
    seen.current = moved;
    refetcher.current?.refetch();
  }, [moved]);
  // turning the page moves the focus to its beginning
  const top = useRef<HTMLDivElement>(null);
  const turned = useRef<ListParams['cursors']>(undefined);
  const turn = (next: ListParams['cursors']) => {
    turned.current = next;
    onPage(next);
  };
  useEffect(() => {
    if (turned.current === cursors) top.current?.focus();
  }, [cursors]);
  // if the last page has become empty, show the one before it
  const isGone = people.length === 0 && cursors.length > 1;
  useEffect(() => {
    if (isGone) onPage(cursors.slice(0, -1));
  });

  const key = JSON.stringify(variables);
  const [picked, setPicked] = useState<{ of: string; ids: ReadonlySet<string> }>({ of: key, ids: new Set() });
  // without those who have left in the meantime, and without those of another page
  const chosen = people.filter(({ userId }) => picked.of === key && picked.ids.has(userId));
  const choose = (those: readonly Person[]) => setPicked({ of: key, ids: new Set(those.map(({ userId }) => userId)) });
  const [done, setDone] = useState<ActionOutcome>();
  const [given, setGiven] = useState<Person>();
  const say = (what: ActionOutcome | undefined) => {
    setDone(what);
    if (!what) return;
    choose([]);
    refetcher.current?.refetch();
  };

  const give = (person: Person) => {
    setDone(undefined);
    setGiven(person);
  };

  // the event is gone, and the page says so
  if (!event) return null;
  const isSearch = search !== null || attendance !== null;
  const isOpen = new Date(event.date) > new Date();
  const rank = (person: Person, index: number) =>
    line.get(person.id) ??
    // beyond the first hundred, only a list of the waitlist in its own order tells the place
    (asked.sort === 'STATE' && !asked.descending && !search && state === 'WAITLISTED' ? from + index + 1 : undefined);
  const rows = (printed ?? people).map((person, index) => ({ ...person, position: rank(person, index) }));
  const table = {
    rows,
    sort: asked.sort,
    descending: asked.descending,
    onSort,
    whole: printed !== undefined,
    attended,
  };

  return (
    <>
      <OutcomeNotice done={done} />
      {at.runs && (
        <RegistrationActs
          event={event}
          counts={counts}
          came={attended ? answer.event?.attendance : undefined}
          asked={asked}
          people={people}
          chosen={chosen}
          isOpen={isOpen}
          onChoose={choose}
          onDone={say}
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
          data-busy={waiting || undefined}
          data-print={printed && true}
        >
          <p className={css.title}>{event.title}</p>
          {at.runs ? (
            <RegistrationsTable {...table} chosen={chosen} onChoose={choose} {...(isOpen && { onGive: give })} />
          ) : (
            <RegistrationsTable {...table} />
          )}
        </div>
      )}
      <RegistrationPages place={place} cursors={cursors} next={next} onTurn={turn} />
      {given && (
        <GiveSeatDialog
          event={event}
          person={{ ...given, position: rows.find(({ id }) => id === given.id)?.position }}
          onGiven={() => say(seatGivenOutcome(given.name))}
          onClose={() => setGiven(undefined)}
        />
      )}
    </>
  );
}
