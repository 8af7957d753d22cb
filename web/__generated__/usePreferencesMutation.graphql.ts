/**
 * @generated SignedSource<<2f4d98592f519824c3a6071dbecd1516>>
 * @relayHash 1d505affc3cc871d89b79c97301767f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 810682a7fb128add7921a9116bf966c1d2e693686073051df397b0be557005ad

import type { ConcreteRequest } from 'relay-runtime';
export type MessageWay = "EMAIL" | "PUSH" | "SMS";
export type UpdateMessagePreferencesInput = {
  preferences: ReadonlyArray<MessagePreferenceInput>;
};
export type MessagePreferenceInput = {
  topic: string;
  wanted: boolean;
  way: MessageWay;
};
export type usePreferencesMutation$variables = {
  input: UpdateMessagePreferencesInput;
};
export type usePreferencesMutation$data = {
  readonly updateMessagePreferences: {
    readonly preferences: ReadonlyArray<{
      readonly topic: string;
    }>;
  };
};
export type usePreferencesMutation = {
  response: usePreferencesMutation$data;
  variables: usePreferencesMutation$variables;
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
    "name": "usePreferencesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreferencesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "810682a7fb128add7921a9116bf966c1d2e693686073051df397b0be557005ad",
    "metadata": {},
    "name": "usePreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9736fb8425dcb07b2292088122e0d897";

export default node;
