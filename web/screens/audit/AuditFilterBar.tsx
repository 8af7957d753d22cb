import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentSearch } from '../../core/currentSearch.ts';
import { t } from '../../core/i18n.tsx';
import { Select } from '../../ui/Select.tsx';
import { actions, actionText } from './auditActions.ts';
import { auditHref, readFilters, type AuditFilters } from './auditFilters.ts';
import control from '../../ui/control.module.css';

/** Filters for action and time; their state is in the address. */
export function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const navigate = useNavigate();
  const currentSearch = useCurrentSearch();
  const choose =
    (name: keyof AuditFilters) =>
    ({ target }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
      void navigate(auditHref({ ...readFilters(currentSearch()), [name]: target.value }), {
        replace: true,
        preventScrollReset: true,
      });

  return (
    <div data-row="wrap cozy" role="group" aria-label={t('audit.filters')}>
      <label data-stack="tight" data-basis="14">
        <span data-text="small semibold">{t('audit.action')}</span>
        <Select block value={filters.action} onChange={choose('action')}>
          <option value="all">{t('audit.action.all')}</option>
          {actions.map((action) => (
            <option key={action} value={action}>
              {actionText(action)}
            </option>
          ))}
        </Select>
      </label>
      <label data-stack="tight" data-basis="9">
        <span data-text="small semibold">{t('audit.from')}</span>
        <input
          type="date"
          className={control.control}
          value={filters.from}
          max={filters.to || undefined}
          onChange={choose('from')}
        />
      </label>
      <label data-stack="tight" data-basis="9">
        <span data-text="small semibold">{t('audit.to')}</span>
        <input
          type="date"
          className={control.control}
          value={filters.to}
          min={filters.from || undefined}
          onChange={choose('to')}
        />
      </label>
    </div>
  );
}
