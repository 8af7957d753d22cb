import { CalendarIcon } from '@primer/octicons-react';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CalendarsSection_query$key } from '../../__generated__/CalendarsSection_query.graphql.ts';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { CalendarTagForm } from './CalendarTagForm.tsx';
import './partsTexts.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useCalendars } from './useCalendars.ts';

/** Links for calendar programs: the viewer's events, all events, and events by tag. */
export function CalendarsSection({ query }: { query: CalendarsSection_query$key }) {
  const { calendarFeeds } = useFragment(
    graphql`
      fragment CalendarsSection_query on Query {
        calendarFeeds {
          id
          kind
          tag
          ...CalendarRow_feed
        }
      }
    `,
    query,
  );
  const calendars = useCalendars();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const [nextFocus, setNextFocus] = useState<{ at: string }>();
  const list = useRef<HTMLDivElement>(null);

  // the pressed button may be gone, and the focus with it
  useEffect(() => {
    if (nextFocus) list.current?.querySelector<HTMLElement>(`[data-calendar="${CSS.escape(nextFocus.at)}"]`)?.focus();
  }, [nextFocus]);

  /** Runs an action, then shows its outcome and moves the focus. */
  async function run(work: () => Promise<unknown>, then: { text?: string; focus?: string }) {
    setOutcome(undefined);
    try {
      await work();
    } catch (error) {
      setOutcome({ tone: 'danger', text: errorMessage(error, t('calendars.failed')) });
      return;
    }
    if (then.text) setOutcome({ tone: 'success', text: then.text });
    if (then.focus) setNextFocus({ at: then.focus });
  }

  const rows = [...(['MINE', 'ALL'] as const).map((kind) => ({ kind, tag: null })), ...calendarFeeds.filter(isOfTag)];
  return (
    <SettingsSection icon={CalendarIcon} name="calendars">
      <div ref={list} data-stack="spacious">
        {rows.map(({ kind, tag }) => {
          const key = keyOf(kind, tag);
          const name = kind === 'TAG' ? t('calendars.TAG', { tag: tag! }) : t(`calendars.${kind}`);
          const feed = calendarFeeds.find((each) => keyOf(each.kind, each.tag) === key);
          return (
            <CalendarRow
              key={key}
              at={key}
              name={name}
              hint={kind === 'TAG' ? undefined : t(`calendars.${kind}.hint`)}
              feed={feed}
              onMessage={(text) => setOutcome({ tone: 'success', text })}
              onCreate={() => run(() => calendars.create(kind), { focus: key })}
              onRenew={() =>
                run(() => calendars.renew(feed!.id), { text: t('calendars.renewed', { name }), focus: key })
              }
              onEnd={() =>
                run(() => calendars.end(feed!.id), {
                  text: t('calendars.ended', { name }),
                  focus: kind === 'TAG' ? 'tag' : key,
                })
              }
            />
          );
        })}
        <CalendarTagForm
          onAdd={async (tag) => {
            const { tag: own } = await calendars.create('TAG', tag);
            setOutcome({ tone: 'success', text: t('calendars.made', { name: t('calendars.TAG', { tag: own! }) }) });
          }}
        />
        <div role="status">{outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}</div>
      </div>
    </SettingsSection>
  );
}

const isOfTag = ({ kind }: { kind: string }) => kind === 'TAG';

const keyOf = (kind: string, tag: string | null | undefined) => (tag ? `${kind} ${tag}` : kind);
