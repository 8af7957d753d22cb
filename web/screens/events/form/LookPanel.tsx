import type { UploadField_limits$key } from '../../../__generated__/UploadField_limits.graphql.ts';
import type { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { EventFormValues } from './eventFormValues.ts';
import { ImageField } from './ImageField.tsx';
import { TagsField } from './TagsField.tsx';

type LookPanelProps = {
  form: ReturnType<typeof useForm<EventFormValues>>;
  /** The tag that is typed but not added yet. */
  typed: string;
  onType: (tag: string) => void;
  limits: UploadField_limits$key;
  onBusy: (busy: boolean) => void;
  /** Decides which picture is drawn. */
  seed: string;
};

/** The tags and the picture of an event. */
export function LookPanel({ form, typed, onType, limits, onBusy, seed }: LookPanelProps) {
  const { text, list, problem, values } = form;
  const tags = list('tags');
  const [image, imageDescription] = [text('image'), text('imageDescription')];
  return (
    <Panel title={t('events.form.look')}>
      <TagsField
        {...tags}
        error={problem('tags')}
        typed={typed}
        onChange={(all, nextTyped) => {
          tags.onChange(all);
          onType(nextTyped);
        }}
      />
      <ImageField
        {...image}
        onChange={(change) => {
          image.onChange(change);
          // it describes the picture before
          imageDescription.onChange({ target: { value: '' } });
        }}
        description={{ ...imageDescription, error: problem('imageDescription') }}
        error={problem('image')}
        limits={limits}
        onBusy={onBusy}
        seed={seed}
        tags={values.tags}
      />
    </Panel>
  );
}
