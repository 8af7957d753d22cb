/**
 * @generated SignedSource<<19ddeedb4c299b57e67ec7fcfc18d9fe>>
 * @relayHash 760c44ab11b3509f821fae4e4deb59ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a218a33af8b8b2954385aeb59be58c03b088756154fd9d1f8ae9b082979e7644

import type { ConcreteRequest } from 'relay-runtime';
export type MessageWay = "EMAIL" | "PUSH" | "SMS";
export type usePreferencesQuery$variables = Record<PropertyKey, never>;
export type usePreferencesQuery$data = {
  readonly messagePreferences: ReadonlyArray<{
    readonly isWayOn: boolean;
    readonly topic: string;
    readonly viewerCanChoose: boolean;
    readonly wanted: boolean;
    readonly way: MessageWay;
  }>;
};
export type usePreferencesQuery = {
  response: usePreferencesQuery$data;
  variables: usePreferencesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreferencesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePreferencesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a218a33af8b8b2954385aeb59be58c03b088756154fd9d1f8ae9b082979e7644",
    "metadata": {},
    "name": "usePreferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01ea6944cd59d8d39d7709eb9cdd239c";

export default node;
