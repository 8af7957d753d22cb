import { DownloadIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { errorMessage } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { downloadFrom } from '../../../ui/downloadFrom.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Select } from '../../../ui/Select.tsx';
import { isFiltered, type ListFilters } from './registrationList.ts';

type RegistrationExportsProps = {
  /** The event's id. */
  id: string;
  title: string;
  /** The filters of the list, and the number of people that they find. */
  list?: { readonly filters: ListFilters; readonly found: number };
  /** The number of all people at the event. */
  all: number;
};

/** The query for a file in the order of the list; with its filters, if `filtered`. */
function queryOf(filters: ListFilters, filtered: boolean): string {
  const { search, state, attendance, answered, sort, sortQuestionId, descending } = filters;
  const query = {
    sort: sort.toLowerCase(),
    sortQuestionId,
    ...(descending && { descending: 'true' }),
    ...(filtered && { search, state: state?.toLowerCase(), attendance: attendance?.toLowerCase(), ...answered }),
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(given).toString()}`;
}

/** Saves the people of the list to a file, or everybody at the event. */
export function RegistrationExports({ id, title, list, all }: RegistrationExportsProps) {
  const [busy, setBusy] = useState<'csv' | 'xlsx'>();
  const [failure, setFailure] = useState<string>();
  const [everybody, setEverybody] = useState(false);
  const filtered = list !== undefined && isFiltered(list.filters);
  const onlyFound = filtered && !everybody;
  const count = onlyFound ? list.found : all;

  async function save(ending: 'csv' | 'xlsx') {
    setBusy(ending);
    setFailure(undefined);
    try {
      const query = list ? queryOf(list.filters, onlyFound) : '';
      await downloadFrom(`/api/events/${id}/registrations.${ending}${query}`, `${title}.${ending}`);
    } catch (error) {
      setFailure(errorMessage(error, t('event.people.saveFailed')));
    }
    setBusy(undefined);
  }

  return (
    <>
      {filtered && (
        <Select
          aria-label={t('event.people.exported')}
          value={everybody ? 'all' : 'found'}
          onChange={({ target }) => setEverybody(target.value === 'all')}
        >
          <option value="found">{t('event.people.these', { count: list.found })}</option>
          <option value="all">{t('event.people.all', { count: all })}</option>
        </Select>
      )}
      {(['csv', 'xlsx'] as const).map((ending) => (
        <Button
          key={ending}
          size="large"
          leadingVisual={DownloadIcon}
          loading={busy === ending}
          disabled={count === 0}
          onClick={() => {
            if (!busy) void save(ending);
          }}
        >
          {t(`event.people.${ending}`, { count })}
        </Button>
      ))}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
