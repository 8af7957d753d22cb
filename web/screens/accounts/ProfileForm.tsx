import { Button, TextInput } from '@primer/react';
import { Suspense, useEffect, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProfileForm_user$key } from '../../__generated__/ProfileForm_user.graphql.ts';
import type { UploadField_limits$key } from '../../__generated__/UploadField_limits.graphql.ts';
import { validateProfile } from '../../../api/accounts/validate.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Field } from '../../ui/Field.tsx';
import { Draft } from '../../ui/Draft.tsx';
import { CollegeInput } from '../../ui/CollegeInput.tsx';
import { useUpdateProfile } from './useUpdateProfile.ts';

const PhotoField = lazyWithRetry(async () => (await import('./PhotoField.tsx')).PhotoField);

export const profileDraft = 'profile';

type ProfileFormProps = {
  user: ProfileForm_user$key;
  uploadLimits: UploadField_limits$key;
  onCancel: () => void;
  onSaved: () => void;
  onFailed: (failure: unknown) => void;
};

export function ProfileForm({ user, uploadLimits, onCancel, onSaved, onFailed }: ProfileFormProps) {
  const { email, firstName, lastName, college, photo } = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        email
        firstName
        lastName
        college
        photo
      }
    `,
    user,
  );
  const fields = useForm({ firstName, lastName, college, photo: photo ?? '' }, validateProfile);
  const { form, values, text, problem, send, busy, failure } = fields;
  const [uploading, setUploading] = useState(false);
  const [save] = useUpdateProfile();

  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus(), [form]);
  useEffect(() => {
    if (failure !== undefined) onFailed(failure);
  }, [failure, onFailed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!uploading) void send(event, (profile) => save(profile).then(onSaved));
  }

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      {/* uploads that nobody uses are deleted */}
      <Draft fields={fields} name={profileDraft} without={['photo']} />
      <Suspense fallback={<Bone height="8.25rem" />}>
        <PhotoField
          firstName={values.firstName}
          value={values.photo}
          onChange={(value) => text('photo').onChange({ target: { value } })}
          onBusy={setUploading}
          error={problem('photo')}
          limits={uploadLimits}
        />
      </Suspense>
      <Field label={t('profile.firstName')} required error={problem('firstName')}>
        {(control) => <TextInput {...control} {...text('firstName')} size="large" autoComplete="given-name" />}
      </Field>
      <Field label={t('profile.lastName')} required error={problem('lastName')}>
        {(control) => <TextInput {...control} {...text('lastName')} size="large" autoComplete="family-name" />}
      </Field>
      <Field label={t('profile.email')} hint={t('profile.emailFixed')}>
        {(control) => <TextInput {...control} size="large" readOnly value={email ?? ''} />}
      </Field>
      <Field label={t('profile.college')} required error={problem('college')} hint={t('profile.collegeHint')}>
        {(control) => <CollegeInput {...control} {...text('college')} />}
      </Field>
      <div data-row="wrap condensed">
        <Button type="submit" variant="primary" size="large" disabled={busy || uploading}>
          {t(busy ? 'profile.saving' : 'profile.save')}
        </Button>
        <Button
          size="large"
          disabled={busy}
          onClick={() => {
            fields.endDraft();
            onCancel();
          }}
        >
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
