import { DownloadIcon, PeopleIcon, SearchIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { useEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { ParticipantsPageQuery } from '../../__generated__/ParticipantsPageQuery.graphql.ts';
import type { ParticipantsPanel_event$key } from '../../__generated__/ParticipantsPanel_event.graphql.ts';
import { longestSearch } from '../../../api/core/validate.ts';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { download } from '../../ui/download.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import {
  csvOf,
  readParticipant,
  readParticipants,
  type Participant,
  type ParticipantChoice,
} from './participantList.ts';
import './organizingTexts.ts';
import { ParticipantRow } from './ParticipantRow.tsx';
import css from './ParticipantsPanel.module.css';
import { ParticipantsTable } from './ParticipantsTable.tsx';

const pageSize = 50;
/** So long after the last letter it is searched. */
const pause = 300;

/** Who comes, for those who may know: found, sorted, taken along as a file or on paper. */
export function ParticipantsPanel({ event }: { event: ParticipantsPanel_event$key }) {
  const { data, refetch, ...pages } = usePaginationFragment<ParticipantsPageQuery, ParticipantsPanel_event$key>(
    graphql`
      fragment ParticipantsPanel_event on Event
      @refetchable(queryName: "ParticipantsPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        sort: { type: "ParticipantSort" }
      ) {
        id
        title
        registeredCount
        participants(first: $count, after: $cursor, search: $search, sort: $sort)
          @connection(key: "ParticipantsPanel_participants") {
          edges {
            node {
              ...participantList_registration
            }
          }
        }
      }
    `,
    event,
  );
  const environment = useRelayEnvironment();
  const [choice, setChoice] = useState<ParticipantChoice>({ search: null, sort: 'REGISTERED' });
  const [waiting, startTransition] = useTransition();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** All of them, while they are printed. */
  const [printed, setPrinted] = useState<readonly Participant[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(change: Partial<ParticipantChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    // the order of the seats is the list that the page has read, and reads again
    const { search, sort } = next;
    startTransition(() => {
      refetch({ search, sort: sort === 'REGISTERED' ? null : sort }, { fetchPolicy: 'store-and-network' });
    });
  }

  async function take(use: (all: readonly Participant[]) => void | Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await use(await readParticipants(environment, data.id, choice));
    } catch (error) {
      setFailure(errorMessage(error, t('event.participants.failed')));
    }
    setBusy(false);
  }

  const rows = printed ?? data.participants.edges.map(({ node }) => readParticipant(node));
  return (
    <div id="participants" ref={scrollHere} tabIndex={-1}>
      <Panel title={t('event.participants', { count: data.registeredCount })}>
        {data.registeredCount === 0 ? (
          <EmptyState compact icon={PeopleIcon} title={t('event.noParticipants')} />
        ) : (
          <>
            <div className={css.bar}>
              <search className={css.search}>
                <TextInput
                  block
                  enterKeyHint="search"
                  autoComplete="off"
                  maxLength={longestSearch}
                  leadingVisual={SearchIcon}
                  aria-label={t('event.participants.search')}
                  placeholder={t('event.participants.search')}
                  onChange={({ target }) => {
                    clearTimeout(timer.current);
                    timer.current = setTimeout(() => choose({ search: target.value.trim() || null }), pause);
                  }}
                />
              </search>
              <Button
                leadingVisual={DownloadIcon}
                disabled={busy}
                onClick={() =>
                  void take(async (all) => download(await csvOf(all), 'text/csv;charset=utf-8', `${data.title}.csv`))
                }
              >
                {t('event.participants.export')}
              </Button>
              <Button
                disabled={busy}
                onClick={() =>
                  void take((all) => {
                    flushSync(() => setPrinted(all));
                    window.print();
                    setPrinted(undefined);
                  })
                }
              >
                {t('event.participants.print')}
              </Button>
            </div>
            {failure && <Notice tone="danger">{failure}</Notice>}
            {rows.length === 0 ? (
              // those who have just come are read in a moment
              choice.search && <EmptyState compact icon={SearchIcon} title={t('event.participants.none')} />
            ) : (
              <div data-busy={waiting || undefined} data-print={printed && true}>
                <p className={css.title}>{data.title}</p>
                <ParticipantsTable sort={choice.sort} onSort={(sort) => choose({ sort })}>
                  {rows.map((participant) => (
                    <ParticipantRow key={participant.id} participant={participant} whole={printed !== undefined} />
                  ))}
                </ParticipantsTable>
              </div>
            )}
            <ShowMore pages={pages} count={pageSize} />
          </>
        )}
      </Panel>
    </div>
  );
}

/** A link to the participants leads to them, though they come after the page. */
function scrollHere(panel: HTMLElement | null) {
  if (location.hash === '#participants') panel?.scrollIntoView();
}
