/**
 * @generated SignedSource<<4ab857275a15b4d0cc62036b13a82580>>
 * @relayHash 103a3c9980040922d833b05f294ed720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5b8c7bc5ec24635e3add72ac5f586146b765d8f63e0919554841c417fd85c54

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type Theme = "DARK" | "LIGHT" | "SYSTEM";
export type UpdateUserSettingsInput = {
  language?: Language | null;
  notification?: NotificationSettingsInput | null;
  privacy?: PrivacySettingsInput | null;
  theme?: Theme | null;
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
export type preferencesMutation$variables = {
  input: UpdateUserSettingsInput;
};
export type preferencesMutation$data = {
  readonly updateUserSettings: {
    readonly user: {
      readonly id: string;
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
    "id": "c5b8c7bc5ec24635e3add72ac5f586146b765d8f63e0919554841c417fd85c54",
    "metadata": {},
    "name": "preferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa844b8680fc193e47adf0e9c9da2a09";

export default node;
