import { audiences } from '../../../api/announcements/validate.ts';
import type { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { useOrganizes } from '../../core/session.ts';
import { CollegeInput } from '../../ui/CollegeInput.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { MomentField } from '../../ui/MomentField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { emptyForm, type AnnouncementFormValues } from './announcementFormValues.ts';

type ScheduleAndAudienceFieldsProps = {
  form: Pick<ReturnType<typeof useForm<AnnouncementFormValues>>, 'values' | 'text' | 'box' | 'problem'>;
};

/** Audiences that event managers cannot choose unless they are organizers. */
const forOrganizers = ['college', 'organizers'];
const moments = ['publishAt', 'endsAt'] as const;
const names = [...moments, 'audience', 'college', 'pinned'] as const;

/** The period and the audience of the announcement. Folded, because most are for all users, immediate and permanent. */
export function ScheduleAndAudienceFields({ form: { values, text, box, problem } }: ScheduleAndAudienceFieldsProps) {
  const organizes = useOrganizes();
  return (
    <Disclosure
      title={t('announcements.form.when')}
      hint={t('announcements.form.whenHint')}
      used={names.some((name) => values[name] !== emptyForm[name])}
      wrong={names.some((name) => problem(name))}
    >
      {moments.map((name) => (
        <MomentField
          key={name}
          {...text(name)}
          name={t(`announcements.form.${name}`)}
          label={t(`announcements.form.${name}`)}
          hint={t(`announcements.form.${name}.hint`)}
          error={problem(name)}
          {...(name === 'endsAt' && { defaultTime: '23:59' })}
        />
      ))}
      <Field label={t('announcements.form.audience')} error={problem('audience')}>
        {(control) => (
          <Select {...control} {...text('audience')}>
            {audiences
              .filter((audience) => organizes || !forOrganizers.includes(audience))
              .map((audience) => (
                <option key={audience} value={audience.toUpperCase()}>
                  {t('announcements.form.audienceChoice', { audience })}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {values.audience === 'COLLEGE' && (
        <Field label={t('announcements.form.college')} required error={problem('college')}>
          {(control) => <CollegeInput {...control} {...text('college')} />}
        </Field>
      )}
      <Switch
        {...box('pinned')}
        label={t('announcements.form.pinned')}
        hint={t(values.pinned ? 'announcements.form.pinnedOn' : 'announcements.form.pinnedOff')}
      />
    </Disclosure>
  );
}
