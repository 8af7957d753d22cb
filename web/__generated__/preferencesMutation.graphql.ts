/**
 * @generated SignedSource<<7a35fb3b1bddb45a487ae7db76fcb383>>
 * @relayHash 37010c24f1c2b903c630496c4f715715
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d96ea5fc6dd9710fe652fc491fff2209267f2d652edf8fb9447d892731a54f4

import type { ConcreteRequest } from 'relay-runtime';
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
export type preferencesMutation$variables = {
  input: UpdateUserSettingsInput;
};
export type preferencesMutation$data = {
  readonly updateUserSettings: {
    readonly user: {
      readonly id: string;
      readonly settings: {
        readonly language: Language;
        readonly theme: Theme;
        readonly themeChosen: boolean;
      } | null;
    };
  };
};
export type preferencesMutation = {
  response: preferencesMutation$data;
  variables: preferencesMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
            "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "preferencesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "preferencesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d96ea5fc6dd9710fe652fc491fff2209267f2d652edf8fb9447d892731a54f4",
    "metadata": {},
    "name": "preferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57735638a2c56f5b17aeb1b328501390";

export default node;
