import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentSearch } from '../../core/currentSearch.ts';
import { t } from '../../core/i18n.tsx';
import { PillNav } from '../../ui/PillNav.tsx';
import { Select } from '../../ui/Select.tsx';
import {
  announcementsHref,
  kinds,
  priorityChoices,
  readFilters,
  statuses,
  type AnnouncementFilters,
} from './announcementFilters.ts';
import css from './AnnouncementsScreen.module.css';

type AnnouncementFilterBarProps = {
  filters: AnnouncementFilters;
  /** The viewer sees drafts and may filter by them. */
  drafts: boolean;
};

/** Filters for kind, priority and status; their state is in the address. */
export function AnnouncementFilterBar({ filters, drafts }: AnnouncementFilterBarProps) {
  const navigate = useNavigate();
  const currentSearch = useCurrentSearch();
  const choose =
    <K extends keyof AnnouncementFilters>(name: K) =>
    ({ target }: ChangeEvent<HTMLSelectElement>) =>
      void navigate(announcementsHref({ ...readFilters(currentSearch()), [name]: target.value }), {
        preventScrollReset: true,
      });

  return (
    <div data-row="wrap center space-between cozy">
      <PillNav
        label={t('announcements.filter.label')}
        pills={kinds.map((kind) => ({
          label: t(`announcements.filter.${kind}`),
          to: announcementsHref({ ...filters, kind }),
          current: filters.kind === kind,
        }))}
      />
      <div data-row="wrap condensed" data-even className={css.choices}>
        <Select aria-label={t('announcements.filter.priority')} value={filters.priority} onChange={choose('priority')}>
          {priorityChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 'all'
                ? t('announcements.filter.priority.all')
                : t('announcement.priorityLabel', { priority: choice.toUpperCase() })}
            </option>
          ))}
        </Select>
        {drafts && (
          <Select aria-label={t('announcements.filter.status')} value={filters.status} onChange={choose('status')}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(`announcements.filter.status.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </div>
    </div>
  );
}
