import { ChevronLeftIcon, ChevronRightIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { t } from '../../../core/i18n.tsx';
import type { ListFilters } from './registrationList.ts';

export type ListParams = ListFilters & {
  /** The start cursor of each page up to the current one. */
  readonly cursors: readonly (string | null)[];
  readonly attempt: number;
};

type RegistrationPagesProps = {
  /** The range of people on the page and their total, as text. */
  place: string | undefined;
  cursors: ListParams['cursors'];
  /** The cursor of the next page; null on the last page. */
  next: string | null;
  onTurn: (cursors: ListParams['cursors']) => void;
};

/** Shows the position in the list, and turns pages. */
export const RegistrationPages = ({ place, cursors, next, onTurn }: RegistrationPagesProps) => (
  <nav data-row="wrap center justify-end condensed" aria-label={t('event.people.pages')}>
    <p data-optional data-text="medium numbers muted grow" role="status">
      {place}
    </p>
    {(next || cursors.length > 1) && (
      <>
        <Button
          leadingVisual={ChevronLeftIcon}
          disabled={cursors.length === 1}
          onClick={() => onTurn(cursors.slice(0, -1))}
        >
          {t('event.people.previous')}
        </Button>
        <Button trailingVisual={ChevronRightIcon} disabled={!next} onClick={() => onTurn([...cursors, next])}>
          {t('event.people.next')}
        </Button>
      </>
    )}
  </nav>
);
