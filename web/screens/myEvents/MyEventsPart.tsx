import { CalendarIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { formatNumber, t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Label } from '../../ui/Label.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore, type Pagination } from '../../ui/ShowMore.tsx';

const pageSize = 10;

type MyEventsPartProps = {
  title: string;
  count: number;
  pages: Pagination;
  /** Shown if the section has no events. */
  empty?: ReactNode;
  children: readonly ReactNode[];
};

/** A section with a heading. Renders nothing if there are no events and no `empty`. */
export function MyEventsPart({ title, count, pages, empty, children }: MyEventsPartProps) {
  if (children.length === 0 && !empty) return null;
  return (
    <Panel
      title={
        <span data-row="center condensed">
          {title} {count > 0 && <Label>{formatNumber(count)}</Label>}
        </span>
      }
    >
      {children.length === 0 ? empty : <ul data-rows="bare">{children}</ul>}
      <ShowMore pages={pages} count={pageSize} byHand />
    </Panel>
  );
}

export function NoUpcomingEvents() {
  return (
    <EmptyState
      icon={CalendarIcon}
      title={t('myEvents.comingNone')}
      action={
        <ButtonLink to="/events" variant="primary">
          {t('myEvents.browse')}
        </ButtonLink>
      }
    >
      {t('myEvents.comingNoneHint')}
    </EmptyState>
  );
}

export function NoOwnEvents() {
  return (
    <EmptyState
      icon={CalendarIcon}
      title={t('myEvents.runningNone')}
      action={
        <ButtonLink to="/events/create" variant="primary">
          {t('myEvents.create')}
        </ButtonLink>
      }
    >
      {t('myEvents.runningNoneHint')}
    </EmptyState>
  );
}
