import { TextInput } from '@primer/react';
import { useId, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { RepeatDialog_event$key } from '../../../__generated__/RepeatDialog_event.graphql.ts';
import { mostRepeated } from '../../../../api/series/validate.ts';
import { errorFields } from '../../../core/errors.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { once, withKey } from '../../../core/once.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { Draft } from '../../../ui/Draft.tsx';
import { Select } from '../../../ui/Select.tsx';
import { dayPartsIn, weekdayName, repeatProblems, ruleOf, type RepeatForm } from './repeatForm.ts';
import { RepeatPreview } from './RepeatPreview.tsx';
import './seriesTexts.ts';
import { useInvalidateStore } from '../useInvalidateStore.ts';
import { useRepeatDates } from './useRepeatDates.ts';
import { useRepeatEvent } from './useRepeatEvent.ts';
import { WeekdaysField } from './WeekdaysField.tsx';

type RepeatDialogProps = {
  event: RepeatDialog_event$key;
  /** The college's time zone. */
  timeZone: string;
  onClose: () => void;
};

const units = ['DAY', 'WEEK', 'MONTH'] as const;

/** Turns an event into a series, or extends its series after the last event, with a preview of the dates. */
export function RepeatDialog({ event, timeZone, onClose }: RepeatDialogProps) {
  const { id, title, localLanguage, date, staff, series } = useFragment(
    graphql`
      fragment RepeatDialog_event on Event {
        id
        title: localTitle
        localLanguage
        date
        staff {
          __typename
        }
        series(first: 1) {
          totalCount
        }
      }
    `,
    event,
  );
  const formId = useId();
  const navigate = useNavigate();
  const [repeatEvent] = useRepeatEvent();
  const invalidateStore = useInvalidateStore();
  const existing = series?.totalCount ?? 1;
  const isSeries = existing > 1;
  const fields = useForm<RepeatForm>(
    {
      every: 'WEEK',
      interval: '1',
      weekdays: [],
      by: 'DATE',
      end: 'times',
      times: '10',
      until: '',
      helpers: true,
    },
    repeatProblems,
  );
  const { form, values, busy, failure, send, text, box, list, problem } = fields;
  const { until, weekdays, ...rest } = ruleOf(values);
  const rule = { ...rest, weekdays: [...weekdays], until: until && !isNaN(+until) ? until.toISOString() : null };
  const isComplete = Object.keys(repeatProblems(values)).length === 0;
  const { dates, error } = useRepeatDates(id, isComplete ? rule : undefined);
  // the last event of a series begins the rule
  const startDay = dayPartsIn(dates?.[0] ?? date, timeZone);
  const serverProblems = errorFields(error);
  const problemOf = (name: keyof RepeatForm) => problem(name) ?? (isComplete ? serverProblems[name] : undefined);
  const choiceGroup = (name: 'by' | 'end', label: string, options: { value: string; label: string }[]) => (
    <ChoiceGroup
      label={label}
      required={false}
      several={false}
      options={options}
      chosen={[values[name]]}
      disabled={busy}
      onChange={(value) => text(name).onChange({ target: { value } })}
    />
  );

  const submit = (submitted: FormEvent) =>
    void send(submitted, async () => {
      const input = { eventId: id, helpers: values.helpers, ...rule };
      const { repeatEvent: done } = await once(`repeat:${id}`, input, (key) => repeatEvent({ input }, withKey(key)));
      invalidateStore();
      onClose();
      const message = t('series.repeat.made', { count: done.eventIds.length - 1, all: done.event.all?.totalCount });
      await navigate(`/events/${id}`, { replace: true, state: { said: message } });
    });

  return (
    <LazyDialog
      title={t(isSeries ? 'series.extend.title' : 'series.repeat.title')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        {
          content: t('series.repeat.create', { count: isComplete && dates ? dates.length - 1 : 0 }),
          buttonType: 'primary',
          type: 'submit',
          form: formId,
          loading: busy,
        },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        <p data-text="medium muted">
          {t(isSeries ? 'series.extend.intro' : 'series.repeat.intro', {
            title: inLanguage(title, localLanguage),
            count: existing,
          })}
        </p>
        <Draft fields={fields} name={`repeat:${id}`} />
        <Failure title={t('series.repeat.failed')} error={failure} retry={fields.retry} />
        <div data-stack="normal" data-columns="12">
          <Field label={t('series.repeat.every')}>
            {(control) => (
              <Select {...control} {...text('every')}>
                {units.map((unit) => (
                  <option key={unit} value={unit}>
                    {t(`series.repeat.every.${unit}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('series.repeat.interval', { every: values.every })} error={problemOf('interval')}>
            {(control) => (
              <TextInput {...control} {...text('interval')} size="large" type="number" min={1} max={mostRepeated} />
            )}
          </Field>
        </div>
        {values.every === 'WEEK' && (
          <WeekdaysField
            {...list('weekdays')}
            value={values.weekdays.length > 0 ? values.weekdays : [startDay.weekday]}
            label={t('series.repeat.weekdays')}
            error={problemOf('weekdays')}
          />
        )}
        {values.every === 'MONTH' &&
          choiceGroup('by', t('series.repeat.by'), [
            { value: 'DATE', label: t('series.repeat.date', { day: startDay.day }) },
            {
              value: 'WEEKDAY',
              label: t('series.repeat.weekday', {
                week: String(startDay.week),
                weekday: weekdayName(startDay.weekday, 'long'),
              }),
            },
          ])}
        <p data-text="small muted">{t('series.repeat.days', { timeZone })}</p>
        {choiceGroup('end', t('series.repeat.end'), [
          { value: 'times', label: t('series.repeat.untilTimes') },
          { value: 'until', label: t('series.repeat.untilUntil') },
        ])}
        {values.end === 'times' ? (
          <Field label={t(isSeries ? 'series.extend.times' : 'series.repeat.times')} error={problemOf('times')}>
            {(control) => (
              <TextInput {...control} {...text('times')} size="large" type="number" min={2} max={mostRepeated} />
            )}
          </Field>
        ) : (
          <Field label={t('series.repeat.until')} error={problemOf('until')}>
            {(control) => <TextInput {...control} {...text('until')} size="large" type="date" max="2100-12-31" />}
          </Field>
        )}
        {error !== undefined && Object.keys(serverProblems).length === 0 && (
          <Failure title={t('series.repeat.failed')} error={error} />
        )}
        {(isSeries || (staff ?? []).length > 0) && (
          <CheckField label={t('series.repeat.helpers')} hint={t('series.repeat.helpersHint')} {...box('helpers')} />
        )}
        <RepeatPreview existing={existing} dates={isComplete ? dates : undefined} timeZone={timeZone} />
      </form>
    </LazyDialog>
  );
}
