/**
 * @generated SignedSource<<3517102678e7d1d2dc15a55ba0f709c4>>
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
  readonly eventPublishingAllowed: boolean;
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

(node as any).hash = "a4c1b31c50b08d31fd107746a621646b";

export default node;
