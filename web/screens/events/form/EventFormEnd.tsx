import { Button } from '@primer/react';
import type { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Failure } from '../../../ui/Failure.tsx';

type EventFormEndProps = {
  fields: Pick<ReturnType<typeof useForm>, 'busy' | 'failure' | 'retry'>;
  failureTitle: string;
  cancelTo: string;
  submitText: string;
  disabled: boolean;
};

/** The failure of the form, and its buttons. */
export function EventFormEnd({ fields, failureTitle, cancelTo, submitText, disabled }: EventFormEndProps) {
  const { busy, failure, retry } = fields;
  return (
    <>
      <Failure title={failureTitle} error={failure} retry={retry} />
      <div data-row="wrap justify-end condensed" data-form-end>
        <ButtonLink to={cancelTo} size="large">
          {t('ui.cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" size="large" loading={busy} disabled={disabled}>
          {submitText}
        </Button>
      </div>
    </>
  );
}
