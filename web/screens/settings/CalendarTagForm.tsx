import { PlusIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { feedLimits, validateFeed } from '../../../api/calendar/validate.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';

const problemsOf = ({ tag }: { tag: string }) => validateFeed({ kind: 'tag', tag });

/** Adds a calendar of all events with a tag. */
export function CalendarTagForm({ onAdd }: { onAdd: (tag: string) => Promise<void> }) {
  const { form, busy, failure, send, text, problem } = useForm({ tag: '' }, problemsOf);
  return (
    <form
      ref={form}
      noValidate
      data-stack="condensed"
      onSubmit={(event) =>
        void send(event, async ({ tag }) => {
          await onAdd(tag.trim());
          return { tag: '' };
        })
      }
    >
      <Field label={t('calendars.tag')} error={problem('tag')} hint={t('calendars.tagHint')}>
        {(control) => (
          <TextInput {...control} {...text('tag')} data-calendar="tag" size="large" maxLength={feedLimits.tag} />
        )}
      </Field>
      <Failure title={t('calendars.failed')} error={failure} />
      <div>
        <Button type="submit" leadingVisual={PlusIcon} disabled={busy}>
          {t('calendars.add')}
        </Button>
      </div>
    </form>
  );
}
