import { PeopleIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { RegistrationsPanel_event$key } from '../../__generated__/RegistrationsPanel_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Part } from '../../ui/Part.tsx';
import './organizingTexts.ts';
import { RegistrationCounts } from './RegistrationCounts.tsx';
import { type ListFilters, type Person, fetchAllPeople, type ListedState } from './registrationList.ts';
import { RegistrationsList } from './RegistrationsList.tsx';
import { RegistrationTools } from './RegistrationTools.tsx';

export type ListParams = ListFilters & {
  /** The start cursor of each page up to the current one. */
  readonly cursors: readonly (string | null)[];
  readonly attempt: number;
};

/** How long before an event check-in may matter, in ms: one day. */
const doorsBefore = 86_400_000;

type RegistrationsPanelProps = {
  event: RegistrationsPanel_event$key;
  /** A counter that changes if seats may have changed. */
  moved: number;
};

/** All people at an event with actions, for those who run it. Other organizers see the participants only. */
export function RegistrationsPanel({ event, moved }: RegistrationsPanelProps) {
  const data = useFragment(
    graphql`
      fragment RegistrationsPanel_event on Event {
        id
        title
        registeredCount
        waitlistCount
        requestCount
        date
        viewerCanEdit
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
  const attended = runs && new Date(data.date).getTime() - doorsBefore <= Date.now();
  const [asked, setAsked] = useState<ListParams>({
    search: null,
    // open requests come first
    state: runs && counts.REQUESTED > 0 ? 'REQUESTED' : null,
    attendance: null,
    sort: 'WHEN',
    descending: false,
    cursors: [null],
    attempt: 0,
  });
  // the shown list stays until the next one has loaded
  const shown = useDeferredValue(asked);
  /** All people, while they are printed. */
  const [printed, setPrinted] = useState<readonly Person[]>();
  const all = runs ? counts.CONFIRMED + counts.WAITLISTED + counts.REQUESTED : counts.CONFIRMED;
  // once shown, the list stays even if it is empty, because it shows the outcome of the last action
  const [wasThere, setWasThere] = useState(false);
  if (all > 0 && !wasThere) setWasThere(true);

  const choose = (change: Partial<ListFilters>) => setAsked((now) => ({ ...now, cursors: [null], ...change }));
  const isAsItCame = asked.sort === 'WHEN' && !asked.descending;
  // the waitlist has its own order
  const filter = (state: ListedState | null) =>
    choose({ state, ...(state === 'WAITLISTED' && isAsItCame && { sort: 'STATE' }) });

  const showAsking = () => {
    filter('REQUESTED');
    // the pressed button disappears
    document.getElementById('participants')?.focus({ preventScroll: true });
  };

  async function print() {
    const people = await fetchAllPeople(environment, { id: data.id, runs }, asked);
    flushSync(() => setPrinted(people));
    window.print();
    setPrinted(undefined);
  }

  return (
    <div id="participants" ref={scrollHere} tabIndex={-1}>
      <Panel title={t('event.participants', { count: data.registeredCount })}>
        {wasThere ? (
          <>
            <RegistrationTools
              id={data.id}
              title={data.title}
              onSearch={(search) => choose({ search })}
              onPrint={print}
              {...(runs && { filter: { state: asked.state, counts, all, onFilter: filter } })}
              {...(attended && {
                came: { attendance: asked.attendance, onFilter: (attendance) => choose({ attendance }) },
              })}
            />
            {runs && counts.REQUESTED > 0 && asked.state !== 'REQUESTED' && (
              <Notice
                tone="attention"
                title={t('event.people.asking', { count: counts.REQUESTED })}
                actions={<Button onClick={showAsking}>{t('event.people.showAsking')}</Button>}
              />
            )}
            <Part
              attempt={shown}
              sentence={t('event.people.failed')}
              onAgain={() => setAsked((now) => ({ ...now, attempt: now.attempt + 1 }))}
            >
              <Suspense fallback={<Bone height="12rem" />}>
                <RegistrationsList
                  at={{ id: data.id, runs }}
                  attended={attended}
                  counts={counts}
                  asked={shown}
                  waiting={shown !== asked}
                  moved={moved}
                  printed={printed}
                  onSort={(sort, descending) => choose({ sort, descending })}
                  onPage={(cursors) => setAsked((now) => ({ ...now, cursors }))}
                />
              </Suspense>
            </Part>
            {runs && <RegistrationCounts id={data.id} />}
          </>
        ) : (
          <EmptyState compact icon={PeopleIcon} title={t('event.noParticipants')} />
        )}
      </Panel>
    </div>
  );
}

/** Scrolls to the participants if the address links to them, because they load later than the page. */
function scrollHere(panel: HTMLElement | null) {
  if (location.hash === '#participants') panel?.scrollIntoView();
}
