import { CalendarIcon } from '@primer/octicons-react';
import { useState, type ComponentProps } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { CopyEventQuery } from '../../../__generated__/CopyEventQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { copiedForm } from './copiedForm.ts';
import { copyStaff } from './copyStaff.ts';
import { EventForm } from './EventForm.tsx';
import { versionOf } from './eventFormValues.ts';
import '../series/seriesTexts.ts';
import { createTimesMover } from './timesMover.ts';

type CopyEventProps = ComponentProps<typeof EventForm> & {
  /** The id of the copied event. */
  from: string;
};

/** The form of a new event, filled in with everything of another event but its date. Copies the helpers, too. */
export function CopyEvent({ from, ...props }: CopyEventProps) {
  const { event } = useLazyLoadQuery<CopyEventQuery>(
    graphql`
      query CopyEventQuery($from: ID!) {
        event(id: $from) {
          title: localTitle
          localLanguage
          viewerCanEdit
          viewerIsCreator
          staff {
            __typename
          }
          ...eventFormValues_event
        }
      }
    `,
    { from },
    { fetchPolicy: 'network-only' },
  );
  const environment = useRelayEnvironment();
  const [helpers, setHelpers] = useState(true);
  // a snapshot from when the form was opened
  const [copy] = useState(() => {
    const { form } = event ? versionOf(event) : {};
    if (!form) return undefined;
    const initialValues = copiedForm(form);
    return { initialValues, moveTimes: createTimesMover(form, initialValues) };
  });
  if (!event?.viewerCanEdit || !copy) return <EmptyState icon={CalendarIcon} title={t('series.copy.none')} />;
  // the helpers agreed to help the owner of the event
  const hasHelpers = event.viewerIsCreator && (event.staff ?? []).length > 0;
  return (
    <>
      <Notice tone="accent" title={t('series.copy.title', { title: inLanguage(event.title, event.localLanguage) })}>
        {t('series.copy.text')}
      </Notice>
      <EventForm
        {...props}
        {...copy}
        {...(hasHelpers && {
          renderFooter: () => (
            <CheckField
              label={t('series.repeat.helpers')}
              hint={t('series.copy.helpersHint')}
              checked={helpers}
              onChange={({ target }) => setHelpers(target.checked)}
            />
          ),
        })}
        save={async (form, base) => {
          const saved = await props.save(form, base);
          if (!hasHelpers || !helpers) return saved;
          const isCopied = await copyStaff(environment, saved.id, from);
          return isCopied ? saved : { ...saved, message: t('series.copy.helpersFailed') };
        }}
      />
    </>
  );
}
