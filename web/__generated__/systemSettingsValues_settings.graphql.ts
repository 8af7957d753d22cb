/**
 * @generated SignedSource<<58c644d44deabe68bbe07ed971cf059e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LoggingLevel = "DEBUG" | "ERROR" | "INFO" | "WARN";
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
import type { FragmentRefs } from "relay-runtime";
export type systemSettingsValues_settings$data = {
  readonly allowedFileTypes: string;
  readonly analyticsEnabled: boolean;
  readonly defaultUserRole: Role;
  readonly emailVerificationRequired: boolean;
  readonly enableRegistration: boolean;
  readonly eventApprovalRequired: boolean;
  readonly fileUploadLimit: number;
  readonly loggingLevel: LoggingLevel;
  readonly maintenanceMode: boolean;
  readonly mapLinkTemplate: string;
  readonly maxEventsPerOrganizer: number;
  readonly maxUsersPerEvent: number;
  readonly sessionTimeout: number;
  readonly smsAddress: string;
  readonly smsTemplate: string;
  readonly smtpPort: number;
  readonly smtpServer: string;
  readonly smtpUsername: string;
  readonly systemEmailAddress: string;
  readonly terms: string;
  readonly timeZone: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "systemSettingsValues_settings";
};
export type systemSettingsValues_settings$key = {
  readonly " $data"?: systemSettingsValues_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"systemSettingsValues_settings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "systemSettingsValues_settings"
};

(node as any).hash = "9be3f5e98fc757267a2e37e21862e737";

export default node;
