import { graphql, readInlineData } from 'react-relay';
import type {
  systemSettingsValues_settings$data,
  systemSettingsValues_settings$key,
} from '../../__generated__/systemSettingsValues_settings.graphql.ts';
import {
  isSecret,
  numberNames,
  settingNames,
  type NumberName,
  type SettingName,
  type SecretName,
} from '../../../api/settings/fields.ts';
import type { useForm } from '../../core/form.ts';
import { validateSystemSettings, type SystemSettingsProblems } from '../../../api/settings/validate.ts';

/** The settings as form values: numbers as text, secrets only if there is a new one. */
export type SystemSettingsValues = Omit<systemSettingsValues_settings$data, NumberName | ' $fragmentType'> &
  Record<NumberName | SecretName, string>;

/** The props of a section of the form. */
export type SectionProps = { fields: ReturnType<typeof useForm<SystemSettingsValues>> };

export function valuesOf(settings: systemSettingsValues_settings$key): SystemSettingsValues {
  // the loop below reads all fields
  /* oxlint-disable relay/unused-fields */
  const data = readInlineData(
    graphql`
      fragment systemSettingsValues_settings on SystemSettings @inline {
        maxUsersPerEvent
        maxEventsPerOrganizer
        enableRegistration
        maintenanceMode
        emailVerificationRequired
        defaultUserRole
        sessionTimeout
        fileUploadLimit
        allowedFileTypes
        systemEmailAddress
        smtpServer
        smtpPort
        smtpUsername
        analyticsEnabled
        loggingLevel
        eventApprovalRequired
        eventPublishingAllowed
        terms
        timeZone
        mapLinkTemplate
        smsAddress
        smsTemplate
        updatedAt
      }
    `,
    settings,
  );
  /* oxlint-enable relay/unused-fields */
  const values = settingNames.map((name) => [name, isSecret(name) ? '' : asFormValue(data[name])] as const);
  return { ...Object.fromEntries(values), updatedAt: data.updatedAt } as SystemSettingsValues;
}

const asFormValue = (value: string | number | boolean) => (typeof value === 'number' ? String(value) : value);

/** `unchangedSince` lets the server refuse to overwrite changes of another admin. */
export function inputOf({ updatedAt, ...values }: SystemSettingsValues) {
  const typed = numberNames.map((name) => [name, values[name].trim() === '' ? Number.NaN : Number(values[name])]);
  return { ...values, ...(Object.fromEntries(typed) as Record<NumberName, number>), unchangedSince: updatedAt };
}

/** All settings as mutation input. */
export type SystemSettingsInput = ReturnType<typeof inputOf>;

export function problemsOf(values: SystemSettingsValues): SystemSettingsProblems {
  const { unchangedSince: _, ...input } = inputOf(values);
  return validateSystemSettings(input);
}

export function changedNames(start: SystemSettingsValues, values: SystemSettingsValues): readonly SettingName[] {
  return settingNames.filter((name) => start[name] !== values[name]);
}

/** Whether the form, saved or not, names a mail server. */
export const sendsMail = ({ values }: SectionProps['fields']) => values.smtpServer.trim() !== '';
