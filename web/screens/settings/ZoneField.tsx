import { GlobeIcon } from '@primer/octicons-react';
import type { FocusEvent } from 'react';
import { Observable } from 'relay-runtime';
import { t } from '../../core/i18n.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { searchZones } from './zones.ts';

type ZoneFieldProps = {
  name: string;
  value: string;
  disabled: boolean;
  error: string | undefined;
  onChange: (change: { target: { value: string } }) => void;
  onBlur: (event: FocusEvent) => void;
};

/** The college's time zone, with search by a part of its name. */
export function ZoneField({ value, onChange, ...field }: ZoneFieldProps) {
  return (
    <Combobox
      {...field}
      label={t('systemSettings.timeZone')}
      icon={GlobeIcon}
      placeholder={t('systemSettings.timeZoneEmpty')}
      clearLabel={t('systemSettings.timeZoneClear')}
      hint={t('systemSettings.timeZoneHint')}
      chosen={value ? { id: value, text: value } : undefined}
      find={(search) => Observable.from(searchZones(search, new Date()))}
      nothing={(found) => t(found ? 'systemSettings.timeZoneNone' : 'systemSettings.timeZoneSearching')}
      onChoose={(zone) => onChange({ target: { value: zone?.id ?? '' } })}
      onUnknown={(text) => onChange({ target: { value: text } })}
    />
  );
}
