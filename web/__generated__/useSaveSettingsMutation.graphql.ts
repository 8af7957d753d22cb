/**
 * @generated SignedSource<<3dbec880a1268cc1309f772c70ed4f0c>>
 * @relayHash 6f51dbf79de2591a14c596345360eed5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e621cef27280feef915f2991335bd76fbd8d5660e9877a0adf08e75737a223d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type MessageWay = "EMAIL" | "PUSH" | "SMS";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type UpdateUserSettingsInput = {
  language?: Language | null;
  messagePreferences?: ReadonlyArray<MessagePreferenceInput> | null;
  notification?: NotificationSettingsInput | null;
  phone?: string | null;
  privacy?: PrivacySettingsInput | null;
  theme?: Theme | null;
  timeZone?: string | null;
};
export type NotificationSettingsInput = {
  email?: boolean | null;
  push?: boolean | null;
  sms?: boolean | null;
};
export type PrivacySettingsInput = {
  profileVisible?: boolean | null;
  showHistory?: boolean | null;
};
export type MessagePreferenceInput = {
  topic: string;
  wanted: boolean;
  way: MessageWay;
};
export type useSaveSettingsMutation$variables = {
  input: UpdateUserSettingsInput;
};
export type useSaveSettingsMutation$data = {
  readonly updateUserSettings: {
    readonly messagePreferences: ReadonlyArray<{
      readonly isWayOn: boolean;
      readonly topic: string;
      readonly viewerCanChoose: boolean;
      readonly wanted: boolean;
      readonly way: MessageWay;
    }>;
    readonly user: {
      readonly id: string;
      readonly settings: {
        readonly notification: {
          readonly email: boolean;
          readonly push: boolean;
          readonly sms: boolean;
        };
        readonly phone: string | null;
        readonly privacy: {
          readonly profileVisible: boolean;
          readonly showHistory: boolean;
        };
        readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_settings">;
      } | null;
    };
  };
};
export type useSaveSettingsMutation = {
  response: useSaveSettingsMutation$data;
  variables: useSaveSettingsMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MessagePreference",
  "kind": "LinkedField",
  "name": "messagePreferences",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "way",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wanted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChoose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWayOn",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "NotificationSettings",
  "kind": "LinkedField",
  "name": "notification",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "push",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sms",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PrivacySettings",
  "kind": "LinkedField",
  "name": "privacy",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileVisible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showHistory",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateUserSettingsPayload",
        "kind": "LinkedField",
        "name": "updateUserSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UserSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SettingsForm_settings"
                  }
                ],
                "storageKey": null
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
    "name": "useSaveSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateUserSettingsPayload",
        "kind": "LinkedField",
        "name": "updateUserSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UserSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phoneVerified",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "theme",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "themeChosen",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "language",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2e621cef27280feef915f2991335bd76fbd8d5660e9877a0adf08e75737a223d",
    "metadata": {},
    "name": "useSaveSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1617ccc6fca528259dd63e180accd76";

export default node;
