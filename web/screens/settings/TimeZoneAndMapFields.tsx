import { TextInput } from '@primer/react';
import { t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import type { SectionProps } from './systemSettingsValues.ts';
import { ZoneField } from './ZoneField.tsx';

/** The college's time zone, and the link template for maps. */
export const TimeZoneAndMapFields = ({ fields: { text, problem } }: SectionProps) => (
  <>
    <ZoneField {...text('timeZone')} error={problem('timeZone')} />
    <Field
      label={t('systemSettings.mapLinkTemplate')}
      error={problem('mapLinkTemplate')}
      hint={t('systemSettings.mapLinkTemplateHint')}
    >
      {(control) => (
        <TextInput
          {...control}
          {...text('mapLinkTemplate')}
          size="large"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  </>
);
