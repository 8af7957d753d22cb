import { graphql, readInlineData } from 'react-relay';
import type {
  systemSettingsValues_settings$data,
  systemSettingsValues_settings$key,
} from '../../__generated__/systemSettingsValues_settings.graphql.ts';
import { numberLimits, validateSystemSettings, type SystemSettingsProblems } from '../../../api/settings/validate.ts';

type NumberName = keyof typeof numberLimits;
const numberNames = Object.keys(numberLimits) as NumberName[];

/** The settings as form values: numbers as text, secrets only if there is a new one. */
export type SystemSettingsValues = Omit<systemSettingsValues_settings$data, NumberName | ' $fragmentType'> &
  Record<NumberName | 'smtpPassword' | 'smsToken', string>;

export function valuesOf(settings: systemSettingsValues_settings$key): SystemSettingsValues {
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
  return {
    maxUsersPerEvent: String(data.maxUsersPerEvent),
    maxEventsPerOrganizer: String(data.maxEventsPerOrganizer),
    enableRegistration: data.enableRegistration,
    maintenanceMode: data.maintenanceMode,
    emailVerificationRequired: data.emailVerificationRequired,
    defaultUserRole: data.defaultUserRole,
    sessionTimeout: String(data.sessionTimeout),
    fileUploadLimit: String(data.fileUploadLimit),
    allowedFileTypes: data.allowedFileTypes,
    systemEmailAddress: data.systemEmailAddress,
    smtpServer: data.smtpServer,
    smtpPort: String(data.smtpPort),
    smtpUsername: data.smtpUsername,
    smtpPassword: '',
    analyticsEnabled: data.analyticsEnabled,
    loggingLevel: data.loggingLevel,
    eventApprovalRequired: data.eventApprovalRequired,
    terms: data.terms,
    timeZone: data.timeZone,
    mapLinkTemplate: data.mapLinkTemplate,
    smsAddress: data.smsAddress,
    smsTemplate: data.smsTemplate,
    smsToken: '',
    updatedAt: data.updatedAt,
  };
}

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

export function isChanged(start: SystemSettingsValues, values: SystemSettingsValues): boolean {
  return (Object.keys(start) as (keyof SystemSettingsValues)[]).some((name) => start[name] !== values[name]);
}
