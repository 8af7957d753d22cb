/**
 * @generated SignedSource<<824199a7a132e4497e980cbacb003ab5>>
 * @relayHash 547a6a75bb2f487a4f7d033467307046
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b705a031a20aa6120a4f84085d10472bce8c912e1524574c35fcca2394d3359

import type { ConcreteRequest } from 'relay-runtime';
export type AskBeforeAllQuery$variables = Record<PropertyKey, never>;
export type AskBeforeAllQuery$data = {
  readonly announcementAudienceCount: number;
};
export type AskBeforeAllQuery = {
  response: AskBeforeAllQuery$data;
  variables: AskBeforeAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "announcementAudienceCount",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AskBeforeAllQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AskBeforeAllQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5b705a031a20aa6120a4f84085d10472bce8c912e1524574c35fcca2394d3359",
    "metadata": {},
    "name": "AskBeforeAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "062a5466d2fa3ed34ec1c5ca64755a34";

export default node;
