/**
 * @generated SignedSource<<a0eaa3a981fcc999c988b223cfc87e1c>>
 * @relayHash 64ca4d3425074fa483da32438489f20b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df1a4fd02da217b059ba2ecd9fd8d9452d396123a84b8836add1163a03081845

import type { ConcreteRequest } from 'relay-runtime';
export type LocationFieldQuery$variables = {
  search: string;
};
export type LocationFieldQuery$data = {
  readonly places: ReadonlyArray<string>;
};
export type LocationFieldQuery = {
  response: LocationFieldQuery$data;
  variables: LocationFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "kind": "ScalarField",
    "name": "places",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LocationFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LocationFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df1a4fd02da217b059ba2ecd9fd8d9452d396123a84b8836add1163a03081845",
    "metadata": {},
    "name": "LocationFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52ce2de491ddb3af3d2457bba0beb783";

export default node;
