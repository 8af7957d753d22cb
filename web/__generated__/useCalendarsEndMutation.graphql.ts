/**
 * @generated SignedSource<<8d34beb7440123131bf879313fe16be4>>
 * @relayHash 8ba69113719a7a85888b02b4bd614e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4141c1684440228e3812a91e953a99d553603f6c0c90f1752b69fc48557681e7

import type { ConcreteRequest } from 'relay-runtime';
export type EndCalendarFeedInput = {
  feedId: string;
};
export type useCalendarsEndMutation$variables = {
  input: EndCalendarFeedInput;
};
export type useCalendarsEndMutation$data = {
  readonly endCalendarFeed: {
    readonly endedFeedId: string;
  };
};
export type useCalendarsEndMutation = {
  response: useCalendarsEndMutation$data;
  variables: useCalendarsEndMutation$variables;
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
    "concreteType": "EndCalendarFeedPayload",
    "kind": "LinkedField",
    "name": "endCalendarFeed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedFeedId",
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
    "name": "useCalendarsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCalendarsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4141c1684440228e3812a91e953a99d553603f6c0c90f1752b69fc48557681e7",
    "metadata": {},
    "name": "useCalendarsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76351cb913f5e4ea40b9233307f5ffb6";

export default node;
