/**
 * @generated SignedSource<<f90ea9d05ca160cecc91af66e55dc95e>>
 * @relayHash 59b76fe4f481903bd110b5966c9c0d17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5864e26ccfb198ae6ecf80a2653af1ff0dc284753754d64cc0bcf975d328e722

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type MessageWay = "EMAIL" | "PUSH" | "SMS";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type UpdateUserSettingsInput = {
  language?: Language | null;
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
export type UpdateMessagePreferencesInput = {
  preferences: ReadonlyArray<MessagePreferenceInput>;
};
export type MessagePreferenceInput = {
  topic: string;
  wanted: boolean;
  way: MessageWay;
};
export type useSaveSettingsMutation$variables = {
  input: UpdateUserSettingsInput;
  kinds: UpdateMessagePreferencesInput;
};
export type useSaveSettingsMutation$data = {
  readonly updateMessagePreferences: {
    readonly preferences: ReadonlyArray<{
      readonly isWayOn: boolean;
      readonly topic: string;
      readonly viewerCanChoose: boolean;
      readonly wanted: boolean;
      readonly way: MessageWay;
    }>;
  };
  readonly updateUserSettings: {
    readonly user: {
      readonly id: string;
      readonly settings: {
        readonly phone: string | null;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kinds"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "kinds"
    }
  ],
  "concreteType": "UpdateMessagePreferencesPayload",
  "kind": "LinkedField",
  "name": "updateMessagePreferences",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessagePreference",
      "kind": "LinkedField",
      "name": "preferences",
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
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
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
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSettingsMutation",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateUserSettingsPayload",
        "kind": "LinkedField",
        "name": "updateUserSettings",
        "plural": false,
        "selections": [
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateUserSettingsPayload",
        "kind": "LinkedField",
        "name": "updateUserSettings",
        "plural": false,
        "selections": [
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
                  {
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
    "id": "5864e26ccfb198ae6ecf80a2653af1ff0dc284753754d64cc0bcf975d328e722",
    "metadata": {},
    "name": "useSaveSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "483566c2f9182b5377824e30a84456b6";

export default node;
