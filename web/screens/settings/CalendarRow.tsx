import { CopyIcon, SyncIcon, TrashIcon } from '@primer/octicons-react';
import { Button, LinkButton, TextInput } from '@primer/react';
import { Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CalendarRow_feed$key } from '../../__generated__/CalendarRow_feed.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';

const ConfirmDialog = lazyWithRetry(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog);

type CalendarRowProps = {
  /** The key that CalendarsSection uses to focus this row. */
  at: string;
  name: string;
  hint: string | undefined;
  /** Undefined if there is no link yet. */
  feed: CalendarRow_feed$key | undefined;
  onMessage: (text: string) => void;
  onCreate: () => Promise<void>;
  onRenew: () => Promise<void>;
  onEnd: () => Promise<void>;
};

const webcal = (url: string) => url.replace(/^https?:/, 'webcal:');
const googleLink = (url: string) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(url))}`;

/** A calendar with its link and actions. */
export function CalendarRow({ at, name, hint, feed: key, onMessage, onCreate, onRenew, onEnd }: CalendarRowProps) {
  const feed = useFragment(
    graphql`
      fragment CalendarRow_feed on CalendarFeed {
        url
      }
    `,
    key ?? null,
  );
  const [pendingAction, setPendingAction] = useState<'renew' | 'end'>();
  const [busy, setBusy] = useState(false);
  const link = useRef<HTMLInputElement>(null);

  async function run(work: () => Promise<void>) {
    // close the dialog first, because the focus cannot leave an open dialog
    setPendingAction(undefined);
    setBusy(true);
    await work();
    setBusy(false);
  }

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      onMessage(t('calendars.copied', { name }));
    } catch {
      link.current?.select();
      onMessage(t('calendars.notCopied', { name }));
    }
  }

  return (
    <div data-stack="condensed" role="group" aria-label={name}>
      <div>
        <h3 data-text="medium semibold">{name}</h3>
        {hint && <p data-text="small muted">{hint}</p>}
      </div>
      {!feed && (
        <div>
          <Button
            data-calendar={at}
            loading={busy}
            aria-label={t('calendars.createOf', { name })}
            onClick={() => void run(onCreate)}
          >
            {t('calendars.create')}
          </Button>
        </div>
      )}
      {feed?.url && (
        <TextInput
          ref={link}
          data-calendar={at}
          block
          size="large"
          readOnly
          value={feed.url}
          aria-label={t('calendars.link', { name })}
          onFocus={({ target }) => target.select()}
        />
      )}
      {feed && !feed.url && <p data-text="medium">{t('calendars.hidden')}</p>}
      {feed && (
        <div data-row="wrap condensed" data-form-end>
          {feed.url && (
            <>
              <LinkButton href={webcal(feed.url)} aria-label={t('calendars.openOf', { name })}>
                {t('calendars.open')}
              </LinkButton>
              <LinkButton
                href={googleLink(feed.url)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('calendars.googleOf', { name })}
              >
                {t('calendars.google')}
              </LinkButton>
              <Button
                leadingVisual={CopyIcon}
                aria-label={t('calendars.copyOf', { name })}
                onClick={() => void copy(feed.url!)}
              >
                {t('calendars.copy')}
              </Button>
            </>
          )}
          <Button
            variant="invisible"
            leadingVisual={SyncIcon}
            disabled={busy}
            aria-label={t('calendars.renewOf', { name })}
            onClick={() => setPendingAction('renew')}
          >
            {t('calendars.renew')}
          </Button>
          <Button
            variant="invisible"
            leadingVisual={TrashIcon}
            disabled={busy}
            aria-label={t('calendars.endOf', { name })}
            onClick={() => setPendingAction('end')}
          >
            {t('calendars.end')}
          </Button>
        </div>
      )}
      {pendingAction && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`calendars.${pendingAction}Title`)}
            confirm={t(`calendars.${pendingAction}`)}
            onConfirm={() => void run(pendingAction === 'renew' ? onRenew : onEnd)}
            onCancel={() => setPendingAction(undefined)}
          >
            <p>{t(`calendars.${pendingAction}Text`, { name })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
