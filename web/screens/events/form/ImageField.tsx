import { TextInput } from '@primer/react';
import { useEffect, useState, type FocusEvent } from 'react';
import type { UploadField_limits$key } from '../../../__generated__/UploadField_limits.graphql.ts';
import { eventLimits, validateEvent } from '../../../../api/events/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { EventPicture } from '../../../ui/EventPicture.tsx';
import { Field } from '../../../ui/Field.tsx';
import { UploadField } from '../../../ui/UploadField.tsx';
import './formPartsTexts.ts';
import field from '../../../ui/Field.module.css';
import css from './ImageField.module.css';

type TextField = {
  name: string;
  value: string;
  disabled: boolean;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: (event: FocusEvent) => void;
  error: string | undefined;
};

type ImageFieldProps = TextField & {
  /** The description of the picture. */
  description: TextField;
  /** Called when an upload begins or ends. */
  onBusy: (busy: boolean) => void;
  limits: UploadField_limits$key;
  seed: string;
  tags: readonly string[];
};

const debounceDelay = 400;

/** A picture by upload or by address, with a preview of the event's card. */
export function ImageField({ error, description, limits, seed, tags, onBusy, ...input }: ImageFieldProps) {
  const { value } = input;
  const uploaded = value.startsWith('/');
  const typed = useDebounced(uploaded ? '' : value.trim());
  const image = uploaded ? value : typed && !validateEvent({ image: typed }).image ? typed : '';
  const [broken, setBroken] = useState<string>();

  return (
    <UploadField
      label={
        <>
          {t('events.form.picture')}{' '}
          <span data-text="small muted" className={field.note}>
            {t('ui.optional')}
          </span>
        </>
      }
      purpose="event"
      limits={limits}
      value={value}
      onChange={(address) => input.onChange({ target: { value: address } })}
      onBusy={onBusy}
      error={uploaded ? error : undefined}
      otherWays={
        <>
          <Field
            label={t('events.form.image')}
            error={uploaded ? undefined : error}
            hint={image && broken === image ? t('events.form.imageBroken') : t('events.form.imageHint')}
          >
            {(control) => (
              <TextInput
                {...control}
                {...input}
                value={uploaded ? '' : value}
                size="large"
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
              />
            )}
          </Field>
          {image && <Description {...description} />}
        </>
      }
    >
      {(address) => (
        <figure className={css.preview}>
          <div className={css.frame}>
            <EventPicture
              image={address.startsWith('blob:') ? address : image || null}
              seed={seed}
              tags={tags}
              loading="eager"
              onResult={(shown) => setBroken(shown ? undefined : image)}
            />
          </div>
          <figcaption data-text="small muted" data-space="above tight">
            {t('events.form.preview')}
          </figcaption>
        </figure>
      )}
    </UploadField>
  );
}

const Description = ({ error, ...input }: TextField) => (
  <Field
    label={t('events.form.imageDescription')}
    note={t('ui.optional')}
    error={error}
    hint={t('events.form.imageDescriptionHint')}
  >
    {(control) => (
      <TextInput {...control} {...input} size="large" autoComplete="off" maxLength={eventLimits.imageDescription} />
    )}
  </Field>
);

/** Delays a typed address, so that the preview does not request it after each letter. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
