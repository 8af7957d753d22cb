/**
 * @generated SignedSource<<e6641a25a7edf816d173593f95686891>>
 * @relayHash badc2482d085210354d6e07c611e3ae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cef12d4486d46e2ab70076c8b194f61b12173e6a6a58e5c56413f34348055f2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoggingLevel = "DEBUG" | "ERROR" | "INFO" | "WARN";
export type Role = "ADMIN" | "ORGANIZER" | "PARTICIPANT";
export type UpdateSystemSettingsInput = {
  allowedFileTypes?: string | null;
  analyticsEnabled?: boolean | null;
  defaultUserRole?: Role | null;
  emailVerificationRequired?: boolean | null;
  enableRegistration?: boolean | null;
  eventApprovalRequired?: boolean | null;
  eventPublishingAllowed?: boolean | null;
  fileUploadLimit?: number | null;
  loggingLevel?: LoggingLevel | null;
  maintenanceMode?: boolean | null;
  mapLinkTemplate?: string | null;
  maxEventsPerOrganizer?: number | null;
  maxUsersPerEvent?: number | null;
  sessionTimeout?: number | null;
  smsAddress?: string | null;
  smsTemplate?: string | null;
  smsToken?: string | null;
  smtpPassword?: string | null;
  smtpPort?: number | null;
  smtpServer?: string | null;
  smtpUsername?: string | null;
  systemEmailAddress?: string | null;
  terms?: string | null;
  timeZone?: string | null;
  unchangedSince?: string | null;
};
export type useSaveSystemSettingsMutation$variables = {
  input: UpdateSystemSettingsInput;
};
export type useSaveSystemSettingsMutation$data = {
  readonly updateSystemSettings: {
    readonly systemSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"systemSettingsValues_settings">;
    };
  };
};
export type useSaveSystemSettingsMutation = {
  response: useSaveSystemSettingsMutation$data;
  variables: useSaveSystemSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxUsersPerEvent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maxEventsPerOrganizer",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "enableRegistration",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maintenanceMode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "emailVerificationRequired",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "defaultUserRole",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessionTimeout",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileUploadLimit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowedFileTypes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "systemEmailAddress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "smtpServer",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "smtpPort",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "smtpUsername",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "analyticsEnabled",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "loggingLevel",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "eventApprovalRequired",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "eventPublishingAllowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "terms",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "timeZone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mapLinkTemplate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "smsAddress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "smsTemplate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "updatedAt",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSystemSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSystemSettingsPayload",
        "kind": "LinkedField",
        "name": "updateSystemSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemSettings",
            "kind": "LinkedField",
            "name": "systemSettings",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "systemSettingsValues_settings",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveSystemSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateSystemSettingsPayload",
        "kind": "LinkedField",
        "name": "updateSystemSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemSettings",
            "kind": "LinkedField",
            "name": "systemSettings",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7cef12d4486d46e2ab70076c8b194f61b12173e6a6a58e5c56413f34348055f2",
    "metadata": {},
    "name": "useSaveSystemSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "242f34f4a1efb77484e2f7575587d4b7";

export default node;
