/**
 * @generated SignedSource<<f7277e399812d08132904310f70f737e>>
 * @relayHash cc52171bb64fb872b4bc9a7966c07aca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d90b855f32711c39abfbc92b7156696ae57018beda4763959317c5e010d2b1fc

import type { ConcreteRequest } from 'relay-runtime';
export type loadTermsQuery$variables = Record<PropertyKey, never>;
export type loadTermsQuery$data = {
  readonly platform: {
    readonly terms: string;
  };
};
export type loadTermsQuery = {
  response: loadTermsQuery$data;
  variables: loadTermsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PlatformState",
    "kind": "LinkedField",
    "name": "platform",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "terms",
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
    "name": "loadTermsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "loadTermsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d90b855f32711c39abfbc92b7156696ae57018beda4763959317c5e010d2b1fc",
    "metadata": {},
    "name": "loadTermsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5c6f991808089a0d2f25688eb7bd201";

export default node;
