/**
 * @generated SignedSource<<d9b9d7966d179d0229b30a8af023534a>>
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
  readonly maxEventsPerOrganizer: number;
  readonly maxUsersPerEvent: number;
  readonly sessionTimeout: number;
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

(node as any).hash = "49959fbbb4c74f4e1df0ba7fb8855193";

export default node;
