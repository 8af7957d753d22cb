import { DownloadIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { errorMessage } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { downloadFrom } from '../../../ui/downloadFrom.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Saves everyone at an event to a file. */
export function RegistrationExports({ id, title }: { id: string; title: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(ending: 'csv' | 'xlsx') {
    setBusy(true);
    setFailure(undefined);
    try {
      await downloadFrom(`/api/events/${id}/registrations.${ending}`, `${title}.${ending}`);
    } catch (error) {
      setFailure(errorMessage(error, t('event.people.saveFailed')));
    }
    setBusy(false);
  }

  return (
    <>
      <div data-row="wrap condensed">
        {(['csv', 'xlsx'] as const).map((ending) => (
          <Button
            key={ending}
            size="large"
            leadingVisual={DownloadIcon}
            disabled={busy}
            onClick={() => void save(ending)}
          >
            {t(`event.people.${ending}`)}
          </Button>
        ))}
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
