import { Button, TextInput } from '@primer/react';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EventForm_limits$key } from '../../__generated__/EventForm_limits.graphql.ts';
import type { UploadField_limits$key } from '../../__generated__/UploadField_limits.graphql.ts';
import {
  eventLimits,
  isHiddenTitle,
  mergeDateAndTime,
  type EventForm as EventFormValues,
} from '../../../api/events/validate.ts';
import { errorCode, errorFields, errorMessage } from '../../core/errors.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Field } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import css from './EventForm.module.css';
import { emptyForm, mergeForms, type EventVersion } from './eventFormValues.ts';
import { TagsField } from './TagsField.tsx';
import { useEventForm } from './useEventForm.ts';

const ImageField = lazy(async () => ({ default: (await import('./ImageField.tsx')).ImageField }));
const StaleEditNotice = lazy(async () => ({ default: (await import('./StaleEditNotice.tsx')).StaleEditNotice }));

type EventFormProps = {
  limits: EventForm_limits$key;
  uploadLimits: UploadField_limits$key;
  /** The event as it is; absent for a new one. */
  event?: EventVersion & { id: string };
  submitText: string;
  failure: string;
  cancelTo: string;
  /** Answers with the event's id. `base` is what the person began with, or took over since. */
  save: (form: EventFormValues, base: EventVersion | undefined) => Promise<string>;
  /** Reads the event again after somebody else has changed it. */
  readAgain?: () => Promise<EventVersion | undefined>;
};

export function EventForm({
  limits,
  uploadLimits,
  event,
  submitText,
  failure,
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
  const { form, values, problems, dirty, edit, leave, check, refuse, restart } = useEventForm(
    event?.form ?? emptyForm,
    event !== undefined,
    maxCapacity,
  );
  const [base, setBase] = useState<EventVersion | undefined>(event);
  const [newer, setNewer] = useState<EventVersion>();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const saved = useRef(false);

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setError(undefined);
    if (saving || uploading || !check()) return;
    setSaving(true);
    try {
      const id = await save(values, base);
      saved.current = true;
      await navigate(`/events/${id}`, { replace: true });
    } catch (refusal) {
      setSaving(false);
      await explain(refusal);
    }
  };
  const explain = async (refusal: unknown) => {
    const message = errorMessage(refusal, failure);
    const newest = errorCode(refusal) === 'STALE_EDIT' ? await readAgain?.().catch(() => undefined) : undefined;
    if (newest) return setNewer(newest);
    const found = errorCode(refusal) === 'CAPACITY_BELOW_TAKEN' ? { capacity: message } : errorFields(refusal);
    if (!refuse(found)) setError(message);
  };
  const resume = (newest: EventVersion, merged: EventFormValues) => {
    setBase(newest);
    setNewer(undefined);
    restart(newest.form, merged);
  };

  const text = (field: 'title' | 'description' | 'date' | 'time' | 'location' | 'capacity' | 'image') => ({
    name: field,
    value: values[field],
    onChange: (change: { target: { value: string } }) => edit(field, change.target.value),
    onBlur: () => leave(field),
  });
  const past =
    values.date !== '' && values.time !== '' && mergeDateAndTime(values.date, values.time).getTime() < Date.now();

  return (
    <form className={css.form} ref={form} noValidate onSubmit={(submitted) => void submit(submitted)}>
      <LeaveGuard when={dirty || uploading} saved={saved} />
      <Panel title={t('events.form.basics')}>
        <Field
          label={t('events.form.title')}
          required
          error={problems.title}
          hint={isHiddenTitle(values.title) && t('events.form.hiddenTitle')}
        >
          {(control) => (
            <TextInput {...control} {...text('title')} size="large" autoComplete="off" maxLength={eventLimits.title} />
          )}
        </Field>
        <Field
          label={t('events.form.description')}
          required
          error={problems.description}
          hint={t('events.form.descriptionHint')}
        >
          {(control) => <TextArea {...control} {...text('description')} rows={8} />}
        </Field>
      </Panel>
      <Panel title={t('events.form.whenAndWhere')}>
        <div className={css.pair} data-fit="short">
          <Field
            label={t('events.form.date')}
            required
            error={problems.date}
            hint={!event && past && t('events.form.pastDate')}
          >
            {(control) => <TextInput {...control} {...text('date')} size="large" type="date" max="2100-12-31" />}
          </Field>
          <Field label={t('events.form.time')} required error={problems.time}>
            {(control) => <TextInput {...control} {...text('time')} size="large" type="time" />}
          </Field>
        </div>
        <div className={css.pair}>
          <Field label={t('events.form.location')} required error={problems.location}>
            {(control) => (
              <TextInput {...control} {...text('location')} size="large" maxLength={eventLimits.location} />
            )}
          </Field>
          <Field
            label={t('events.form.capacity')}
            required
            error={problems.capacity}
            hint={t('events.form.capacityHint', { max: formatNumber(maxCapacity) })}
          >
            {(control) => (
              <TextInput
                {...control}
                {...text('capacity')}
                size="large"
                type="number"
                inputMode="numeric"
                min={1}
                max={maxCapacity}
                step={1}
              />
            )}
          </Field>
        </div>
      </Panel>
      <Panel title={t('events.form.look')}>
        <TagsField tags={values.tags} error={problems.tags} onChange={(tags) => edit('tags', tags)} />
        <Suspense fallback={<Bone height="13rem" />}>
          <ImageField
            {...text('image')}
            error={problems.image}
            limits={uploadLimits}
            onBusy={setUploading}
            seed={event?.id ?? values.title}
            tags={values.tags}
          />
        </Suspense>
      </Panel>
      <div className={css.end}>
        {newer && base && (
          <Suspense fallback={null}>
            <StaleEditNotice
              base={base.form}
              mine={values}
              newer={newer.form}
              onKeepMine={() => resume(newer, mergeForms(base.form, values, newer.form))}
              onTakeNewer={() => resume(newer, newer.form)}
            />
          </Suspense>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className={css.buttons}>
          <ButtonLink to={cancelTo} size="large">
            {t('ui.cancel')}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            size="large"
            loading={saving}
            disabled={newer !== undefined || uploading}
          >
            {submitText}
          </Button>
        </div>
      </div>
    </form>
  );
}
