import { PeopleIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { RegistrationsPanel_event$key } from '../../../__generated__/RegistrationsPanel_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { readQuestions } from '../questions/readQuestions.ts';
import { rememberColumns, rememberedColumns } from './columns.ts';
import './organizingTexts.ts';
import { RegistrationCounts } from './RegistrationCounts.tsx';
import { type ListFilters, type ListOrder, type Person, fetchAllPeople, type ListedState } from './registrationList.ts';
import { type ListParams, RegistrationsList } from './RegistrationsList.tsx';
import { RegistrationTools } from './RegistrationTools.tsx';

/** How long before an event check-in may matter, in ms: one day. */
const checkInLeadTime = 86_400_000;

const defaultOrder: ListOrder = { sort: 'WHEN', sortQuestionId: null, descending: false };
const lineOrder: ListOrder = { ...defaultOrder, sort: 'STATE' };

type RegistrationsPanelProps = {
  event: RegistrationsPanel_event$key;
  /** A counter that changes if seats may have changed. */
  seatsVersion: number;
};

/** All people at an event with actions, for those who run it. Other organizers see the participants only. */
export function RegistrationsPanel({ event, seatsVersion }: RegistrationsPanelProps) {
  const data = useFragment(
    graphql`
      fragment RegistrationsPanel_event on Event {
        id
        title: localTitle
        registeredCount
        waitlistCount
        requestCount
        date
        viewerCanEdit
        questions {
          ...readQuestions_question
        }
      }
    `,
    event,
  );
  const environment = useRelayEnvironment();
  const counts: Record<ListedState, number> = {
    CONFIRMED: data.registeredCount,
    WAITLISTED: data.waitlistCount,
    REQUESTED: data.requestCount ?? 0,
  };
  const runs = data.viewerCanEdit;
  const attended = runs && new Date(data.date).getTime() - checkInLeadTime <= Date.now();
  const [address] = useSearchParams();
  const showsLine = runs && counts.WAITLISTED > 0 && address.get('state') === 'WAITLISTED';
  const [params, setParams] = useState<ListParams>({
    search: null,
    // by default, open requests come first
    state: showsLine ? 'WAITLISTED' : runs && counts.REQUESTED > 0 ? 'REQUESTED' : null,
    attendance: null,
    answered: null,
    ...(showsLine ? lineOrder : defaultOrder),
    cursors: [null],
    isLoaded: false,
    attempt: 0,
  });
  /** The order outside of the waitlist, which has its own. */
  const [orderElsewhere, setOrderElsewhere] = useState(defaultOrder);
  // the shown list stays until the next one has loaded
  const shownParams = useDeferredValue(params);
  const [found, setFound] = useState(0);
  /** All people, while they are printed. */
  const [printedPeople, setPrintedPeople] = useState<readonly Person[]>();
  const total = runs ? counts.CONFIRMED + counts.WAITLISTED + counts.REQUESTED : counts.CONFIRMED;
  // once shown, the list stays even if it is empty, because it shows the outcome of the last action
  const [hasBeenShown, setHasBeenShown] = useState(false);
  if (total > 0 && !hasBeenShown) setHasBeenShown(true);

  const [columns, setColumns] = useState(rememberedColumns);
  const questions = runs ? readQuestions(data.questions) : [];

  const changeFilters = (change: Partial<ListFilters>) =>
    setParams((now) => ({ ...now, cursors: [null], isLoaded: false, ...change }));
  const filterByState = (state: ListedState | null) => {
    const { sort, sortQuestionId, descending } = params;
    const [isLine, wasLine] = [state === 'WAITLISTED', params.state === 'WAITLISTED'];
    if (isLine && !wasLine) setOrderElsewhere({ sort, sortQuestionId, descending });
    changeFilters({ state, ...(isLine && lineOrder), ...(wasLine && !isLine && sort === 'STATE' && orderElsewhere) });
  };

  const showRequests = () => {
    filterByState('REQUESTED');
    // the pressed button disappears
    document.getElementById('participants')?.focus({ preventScroll: true });
  };

  async function print() {
    const people = await fetchAllPeople(environment, { id: data.id, runs }, params);
    flushSync(() => setPrintedPeople(people));
    window.print();
    setPrintedPeople(undefined);
  }

  return (
    <div id="participants" tabIndex={-1}>
      <Panel title={t('event.participants', { count: data.registeredCount })}>
        {hasBeenShown ? (
          <>
            <RegistrationTools
              onSearch={(search) => changeFilters({ search })}
              onPrint={print}
              columns={{
                choice: columns,
                unavailable: [...(runs ? [] : ['state']), ...(attended ? [] : ['attendance'])],
                questions,
                onChoose: (choice) => {
                  // a hidden column does not sort
                  if (params.sortQuestionId && !choice.questions.includes(params.sortQuestionId))
                    changeFilters(defaultOrder);
                  setColumns(choice);
                  rememberColumns(choice);
                },
              }}
              answerFilter={{
                questions: questions.filter(({ options }) => options.length > 0),
                answered: params.answered,
                onFilter: (answered) => changeFilters({ answered }),
              }}
              {...(runs && {
                stateFilter: { state: params.state, counts, all: total, onFilter: filterByState },
                exports: { id: data.id, title: data.title, list: { filters: shownParams, found }, all: total },
              })}
              {...(attended && {
                attendanceFilter: {
                  attendance: params.attendance,
                  onFilter: (attendance) => changeFilters({ attendance }),
                },
              })}
            />
            {runs && counts.REQUESTED > 0 && params.state !== 'REQUESTED' && (
              <Notice
                tone="attention"
                title={t('event.people.asking', { count: counts.REQUESTED })}
                actions={<Button onClick={showRequests}>{t('event.people.showAsking')}</Button>}
              />
            )}
            <PartBoundary
              attempt={shownParams}
              sentence={t('event.people.failed')}
              onRetry={() => setParams((now) => ({ ...now, attempt: now.attempt + 1 }))}
            >
              <Suspense fallback={<Bone height="12rem" />}>
                <RegistrationsList
                  access={{ id: data.id, runs }}
                  showAttendance={attended}
                  hidden={columns.hidden}
                  questions={questions.filter(({ id }) => columns.questions.includes(id))}
                  counts={counts}
                  params={shownParams}
                  loading={shownParams !== params}
                  seatsVersion={seatsVersion}
                  printedPeople={printedPeople}
                  onSort={changeFilters}
                  onPage={(cursors) => setParams((now) => ({ ...now, cursors, isLoaded: true }))}
                  onTotal={setFound}
                />
              </Suspense>
            </PartBoundary>
            {runs && <RegistrationCounts id={data.id} state={params.state} />}
          </>
        ) : (
          <EmptyState compact icon={PeopleIcon} title={t('event.noParticipants')} />
        )}
      </Panel>
    </div>
  );
}
