import { t } from '../../core/i18n.tsx';
import { PillNav } from '../../ui/PillNav.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { mailHref, readFilters, states, upper, type MailFilters } from './mailFilters.ts';

/** Filters by state and recipient; both are in the page's address. */
export function MailFilterBar({ filters }: { filters: MailFilters }) {
  return (
    <div data-row="wrap center space-between cozy">
      <PillNav
        label={t('mail.filters')}
        pills={(['all', ...states] as const).map((state) => ({
          label: state === 'all' ? t('mail.state.all') : t('mail.state', { state: upper(state) }),
          to: mailHref({ ...filters, state }),
          current: filters.state === state,
        }))}
      />
      <SearchField
        value={filters.q}
        hrefOf={(q, search) => mailHref({ ...readFilters(search), q })}
        label={t('mail.search')}
        placeholder={t('mail.searchPlaceholder')}
        clearLabel={t('mail.searchClear')}
        spellCheck={false}
      />
    </div>
  );
}
