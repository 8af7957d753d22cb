import { TextInput } from '@primer/react';
import { useEffect, useState } from 'react';
import { validateEvent } from '../../../api/events/validate.ts';
import { t } from '../../core/i18n.tsx';
import { EventPicture } from '../../ui/EventPicture.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './ImageField.module.css';

type ImageFieldProps = {
  name: string;
  value: string;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: () => void;
  error: string | undefined;
  seed: string;
  tags: readonly string[];
};

const pause = 400;

/** The address of an image, and what a card will show for it. */
export function ImageField({ error, seed, tags, ...input }: ImageFieldProps) {
  const image = useAfterPause(input.value.trim());
  const address = image && !validateEvent({ image }).image ? image : null;
  const [broken, setBroken] = useState<string>();

  return (
    <div className={css.image}>
      <Field
        label={t('events.form.image')}
        note={t('ui.optional')}
        error={error}
        hint={address && broken === address ? t('events.form.imageBroken') : t('events.form.imageHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...input}
            size="large"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
          />
        )}
      </Field>
      <figure className={css.preview}>
        <div className={css.frame}>
          <EventPicture
            image={address}
            seed={seed}
            tags={tags}
            loading="eager"
            onResult={(shown) => setBroken(shown ? undefined : (address ?? undefined))}
          />
        </div>
        <figcaption>{t('events.form.preview')}</figcaption>
      </figure>
    </div>
  );
}

/** An address that is being typed is not asked for letter by letter. */
function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
