import { Button, TextInput } from '@primer/react';
import { Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { goesToAll } from '../../../api/announcements/status.ts';
import { announcementLimits } from '../../../api/announcements/validate.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { LeadOn } from '../../ui/Temporary.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { TranslatedForm } from '../../ui/TranslationFields.tsx';
import { changesOf, emptyForm, isPlain, problemsOf, type AnnouncementFormValues } from './announcementFormValues.ts';
import { useAskBeforeAll } from './useAskBeforeAll.tsx';

const TranslationFields = lazyWithRetry(async () => (await import('../../ui/TranslationFields.tsx')).TranslationFields);
const EventPicker = lazyWithRetry(async () => (await import('./EventPicker.tsx')).EventPicker);
const ScheduleAndAudienceFields = lazyWithRetry(
  async () => (await import('./ScheduleAndAudienceFields.tsx')).ScheduleAndAudienceFields,
);

/** How long the success message is shown before the list opens, in ms. */
const successTime = 1500;

type AnnouncementFormProps = {
  /** The saved announcement; absent for a new one. */
  edited?: { readonly id: string; readonly form: AnnouncementFormValues };
  /**
   * The event of a new announcement. With `seatCount`, the number of people with a seat, the viewer comes from its page, and
   * writes to these people by default.
   */
  initialEvent?: { readonly id: string; readonly title: string; readonly seatCount?: number };
  /** The page to open afterwards; the list by default. */
  nextPath?: string;
  /** The event cannot be changed. */
  isFixed?: boolean;
  save: (values: AnnouncementFormValues, draft: string) => Promise<unknown>;
};

export function AnnouncementForm(props: AnnouncementFormProps) {
  const { edited, initialEvent, nextPath = '/announcements', isFixed = false, save } = props;
  const seatCount = initialEvent?.seatCount;
  const [start] = useState(
    edited?.form ?? {
      ...emptyForm,
      eventId: initialEvent?.id ?? '',
      eventTitle: initialEvent?.title ?? '',
      ...(seatCount !== undefined && { audience: 'SEATS' }),
    },
  );
  const fields = useForm<AnnouncementFormValues>(start, problemsOf);
  const { form, values, busy, failure, send, text, box, problem } = fields;
  // the language whose texts are shown; empty for the main one
  const [active, setActive] = useState('');
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const { question, confirm } = useAskBeforeAll();
  const draft = `announcement:${edited?.id ?? initialEvent?.id ?? 'new'}`;
  const saved = useRef(false);
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (all) => {
      if (goesToAll(all) && !goesToAll(start) && !(await confirm())) return all;
      await save(all, draft);
      saved.current = true;
      setSaved(true);
      return undefined;
    });
  const words = edited ? 'update' : 'create';

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <LeaveGuard when={Object.keys(changesOf(start, values)).length > 0} saved={saved} onLeave={fields.endDraft} />
      <Draft fields={fields} name={draft} />
      <Panel>
        <div ref={setTabs} hidden={values.translations.length === 0} />
        <div
          {...(active === '' ? { 'data-stack': 'normal' as const } : { hidden: true })}
          {...(values.translations.length > 0 && { role: 'tabpanel', id: 'texts-', ...langOf(values.language) })}
        >
          <Field
            label={t('announcements.form.title')}
            required
            error={problem('title')}
            hint={
              <span data-text={values.title.length > announcementLimits.title ? 'numbers semibold danger' : 'numbers'}>
                {t('announcements.form.counter', { count: values.title.length, most: announcementLimits.title })}
              </span>
            }
          >
            {(control) => <TextInput {...control} {...text('title')} size="large" autoComplete="off" />}
          </Field>
          <Field label={t('announcements.form.content')} required error={problem('content')}>
            {(control) => <TextArea {...control} {...text('content')} rows={6} />}
          </Field>
        </div>
        <Suspense fallback={<Bone height="5.5rem" />}>
          <TranslationFields
            form={fields as unknown as TranslatedForm}
            tabs={tabs}
            active={active}
            onActive={setActive}
            fields={[
              { name: 'title', label: t('announcements.form.title'), most: announcementLimits.title },
              { name: 'content', label: t('announcements.form.content'), rows: 6 },
            ]}
          />
        </Suspense>
        <div data-stack="start normal" data-columns="14">
          <Suspense fallback={<Bone height="5.5rem" />}>
            <EventPicker
              {...text('eventId')}
              isFixed={isFixed}
              title={values.eventTitle}
              error={problem('eventId')}
              onChange={(id, title) => {
                text('eventId').onChange({ target: { value: id } });
                text('eventTitle').onChange({ target: { value: title } });
              }}
            />
          </Suspense>
          <Field
            label={t('announcements.form.priority')}
            error={problem('priority')}
            hint={t('announcements.form.priorityHint')}
          >
            {(control) => (
              <Select {...control} {...text('priority')}>
                {(['LOW', 'MEDIUM', 'HIGH'] as const).map((priority) => (
                  <option key={priority} value={priority}>
                    {t('announcement.priority', { priority })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Switch
          {...box('isPublished')}
          label={t('announcements.form.publish')}
          hint={t(
            values.isPublished
              ? isPlain(values)
                ? 'announcements.form.publishOn'
                : 'announcements.form.publishOnFor'
              : 'announcements.form.publishOff',
          )}
        />
      </Panel>
      <Suspense fallback={<Bone height="6rem" />}>
        <ScheduleAndAudienceFields form={fields} />
      </Suspense>
      {question}
      <Failure title={t('announcements.form.saveFailed')} error={failure} retry={fields.retry} />
      {isSaved && (
        <>
          <LeadOn time={successTime} onEnd={() => void navigate(nextPath)} />
          <Notice tone="success">{t(edited ? 'announcements.form.updated' : 'announcements.form.created')}</Notice>
        </>
      )}
      <div data-row="wrap center justify-end condensed" data-form-end>
        {seatCount !== undefined && values.audience === 'SEATS' && values.eventId === initialEvent?.id && (
          <p data-text="medium muted">{t('announcements.form.seatCount', { count: seatCount })}</p>
        )}
        <ButtonLink to={nextPath} size="large">
          {t(isSaved ? 'announcements.form.next' : 'ui.cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" size="large" loading={busy && !isSaved} disabled={isSaved}>
          {t(`announcements.form.${words}`)}
        </Button>
      </div>
    </form>
  );
}
