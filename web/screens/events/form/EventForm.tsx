import { TextInput } from '@primer/react';
import { Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EventForm_limits$key } from '../../../__generated__/EventForm_limits.graphql.ts';
import type { UploadField_limits$key } from '../../../__generated__/UploadField_limits.graphql.ts';
import { cleanTags, eventLimits, isHiddenTitle } from '../../../../api/events/validate.ts';
import { errorCode } from '../../../core/errors.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Draft } from '../../../ui/Draft.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { TranslatedForm } from '../../../ui/TranslationFields.tsx';
import {
  changedFields,
  emptyForm,
  problemsOf,
  withTypedTags,
  type EventFormValues,
  type EventVersion,
} from './eventFormValues.ts';
import './formTexts.ts';
import { type TimesMover, createTimesMover } from './timesMover.ts';
import { WhenAndWhere } from './WhenAndWhere.tsx';

const TranslationFields = lazyWithRetry(
  async () => (await import('../../../ui/TranslationFields.tsx')).TranslationFields,
);
const OptionalSections = lazyWithRetry(async () => (await import('./OptionalSections.tsx')).OptionalSections);
const LookPanel = lazyWithRetry(async () => (await import('./LookPanel.tsx')).LookPanel);
const EventFormEnd = lazyWithRetry(async () => (await import('./EventFormEnd.tsx')).EventFormEnd);
const StaleEditNotice = lazyWithRetry(async () => (await import('./StaleEditNotice.tsx')).StaleEditNotice);

type EventFormProps = {
  limits: EventForm_limits$key;
  uploadLimits: UploadField_limits$key;
  /** The college's time zone. */
  timeZone: string;
  /** The saved event; absent for a new one. */
  event?: EventVersion & { id: string; isOwn: boolean };
  /** The first values of a new event, and how the times of a copy move with its start. */
  initialValues?: EventFormValues;
  moveTimes?: TimesMover | undefined;
  /** Placed at the end of the form. `saved` is the version that the viewer's changes are based on. */
  renderFooter?: (now: EventFormValues, saved: EventFormValues | undefined) => ReactNode;
  submitText: string;
  /** The message on the event's page after saving. */
  savedMessage: string;
  /** The heading of a failure. */
  failureTitle: string;
  cancelTo: string;
  /**
   * Resolves to the event's id, and a message that replaces `savedMessage`. `base` is the version that the viewer's changes
   * are based on.
   */
  save: (form: EventFormValues, base: EventVersion | undefined) => Promise<{ id: string; message?: string }>;
  /** Reads the event again after another user has changed it. */
  readAgain?: () => Promise<EventVersion | undefined>;
};

export function EventForm({
  limits,
  uploadLimits,
  timeZone,
  event,
  initialValues = event?.form ?? emptyForm,
  moveTimes: givenMoveTimes,
  renderFooter,
  submitText,
  savedMessage,
  failureTitle,
  cancelTo,
  save,
  readAgain,
}: EventFormProps) {
  const { maxCapacity } = useFragment(
    graphql`
      fragment EventForm_limits on EventLimits {
        maxCapacity
      }
    `,
    limits,
  );
  const navigate = useNavigate();
  const [base, setBase] = useState<EventVersion | undefined>(event);
  const [moveTimes] = useState(() => givenMoveTimes ?? createTimesMover(initialValues));
  const [typedTag, setTypedTag] = useState('');
  const [typedCollege, setTypedCollege] = useState('');
  // saving includes a tag and a college that are typed but not added yet
  const complete = (now: EventFormValues): EventFormValues => ({
    ...now,
    ...(typedTag.trim() && { tags: withTypedTags(now.tags, typedTag) }),
    ...(typedCollege.trim() && {
      'registrationRules.colleges': cleanTags([...now['registrationRules.colleges'], typedCollege]),
    }),
  });
  const fields = useForm<EventFormValues>(initialValues, (now) => problemsOf(complete(now), base?.form, maxCapacity), {
    editingClears: true,
  });
  const { form, values, send, restart, text, problem } = fields;
  // the language whose texts are shown; empty for the main one
  const [active, setActive] = useState('');
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const [newer, setNewer] = useState<EventVersion>();
  const [uploading, setUploading] = useState(false);
  const saved = useRef(false);

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (uploading || newer) return;
    await send(submitted, async (all) => {
      try {
        const { id, message = savedMessage } = await save(complete(all), base);
        saved.current = true;
        await navigate(`/events/${id}`, { replace: true, state: { said: message } });
      } catch (refusal) {
        const newest = errorCode(refusal) === 'STALE_EDIT' ? await readAgain?.().catch(() => undefined) : undefined;
        if (!newest) throw refusal;
        setNewer(newest);
        return all;
      }
    });
  };
  const resume = (newest: EventVersion, merged: EventFormValues) => {
    setBase(newest);
    setNewer(undefined);
    setTypedTag('');
    setTypedCollege('');
    restart(merged);
  };

  return (
    <form data-stack="spacious" ref={form} noValidate onSubmit={(submitted) => void submit(submitted)}>
      <LeaveGuard
        when={changedFields(base?.form ?? initialValues, complete(values)).length > 0 || uploading}
        saved={saved}
        onLeave={fields.endDraft}
      />
      <Draft
        fields={fields}
        name={`event:${event?.id ?? `new:${cancelTo}`}`}
        saved={base?.form}
        // uploads that no event uses are deleted
        without={['image', 'imageDescription']}
        complete={complete}
        context={base}
        // saving then detects the changes of others
        onRestore={(version) => {
          setBase(version as EventVersion);
          return (version as EventVersion).form;
        }}
        onDiscard={() => {
          setBase(event);
          setTypedTag('');
          setTypedCollege('');
          return event?.form ?? initialValues;
        }}
      />
      <Panel title={t('events.form.basics')}>
        <div ref={setTabs} hidden={values.translations.length === 0} />
        <div
          {...(active === '' ? { 'data-stack': 'normal' as const } : { hidden: true })}
          {...(values.translations.length > 0 && { role: 'tabpanel', id: 'texts-', ...langOf(values.language) })}
        >
          <Field
            label={t('events.form.title')}
            required
            error={problem('title')}
            hint={isHiddenTitle(values.title) && t('events.form.hiddenTitle')}
          >
            {(control) => (
              <TextInput
                {...control}
                {...text('title')}
                size="large"
                autoComplete="off"
                maxLength={eventLimits.title}
              />
            )}
          </Field>
          <Field
            label={t('events.form.description')}
            required
            error={problem('description')}
            hint={t('events.form.descriptionHint')}
          >
            {(control) => <TextArea {...control} {...text('description')} rows={8} />}
          </Field>
        </div>
        <Suspense fallback={<Bone height="5.5rem" />}>
          <TranslationFields
            form={fields as unknown as TranslatedForm}
            tabs={tabs}
            active={active}
            onActive={setActive}
            fields={[
              { name: 'title', label: t('events.form.title'), most: eventLimits.title },
              { name: 'description', label: t('events.form.description'), rows: 8 },
            ]}
          />
        </Suspense>
      </Panel>
      <WhenAndWhere
        form={fields}
        maxCapacity={maxCapacity}
        timeZone={timeZone}
        eventId={event?.id}
        saved={base?.form}
        isOwn={event?.isOwn ?? true}
        moveTimes={moveTimes}
      />
      {/* together, so that the buttons do not move after they appear */}
      <Suspense fallback={<Bone height="40rem" />}>
        <OptionalSections form={fields} typed={typedCollege} onType={setTypedCollege} />
        <LookPanel
          form={fields}
          typed={typedTag}
          onType={setTypedTag}
          limits={uploadLimits}
          onBusy={setUploading}
          seed={event?.id ?? values.title}
        />
        {renderFooter?.(values, base?.form)}
        <div data-stack="normal">
          {newer && base && (
            <Suspense fallback={null}>
              <StaleEditNotice
                base={base.form}
                mine={complete(values)}
                newer={newer.form}
                onKeepMine={(merged) => resume(newer, merged)}
                onTakeNewer={() => resume(newer, newer.form)}
              />
            </Suspense>
          )}
          <EventFormEnd
            failureTitle={failureTitle}
            fields={fields}
            cancelTo={cancelTo}
            submitText={submitText}
            disabled={newer !== undefined || uploading}
          />
        </div>
      </Suspense>
    </form>
  );
}
