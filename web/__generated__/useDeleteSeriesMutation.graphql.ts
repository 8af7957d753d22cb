/**
 * @generated SignedSource<<13a6a6921ca19ccaddd82569988152a1>>
 * @relayHash fa5eb926ed85cdfffd60aa42867575dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e49c80ac19caa9a2d0ba8a12448afbc252b321e31847624018812ae94ae8c9d9

import type { ConcreteRequest } from 'relay-runtime';
export type SeriesScope = "ALL" | "FOLLOWING";
export type DeleteSeriesInput = {
  eventId: string;
  reason?: string | null;
  scope?: SeriesScope;
};
export type useDeleteSeriesMutation$variables = {
  input: DeleteSeriesInput;
};
export type useDeleteSeriesMutation$data = {
  readonly deleteSeries: {
    readonly deletedEventIds: ReadonlyArray<string>;
  };
};
export type useDeleteSeriesMutation = {
  response: useDeleteSeriesMutation$data;
  variables: useDeleteSeriesMutation$variables;
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
  "kind": "ScalarField",
  "name": "deletedEventIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteSeriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteSeriesPayload",
        "kind": "LinkedField",
        "name": "deleteSeries",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useDeleteSeriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteSeriesPayload",
        "kind": "LinkedField",
        "name": "deleteSeries",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedEventIds"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e49c80ac19caa9a2d0ba8a12448afbc252b321e31847624018812ae94ae8c9d9",
    "metadata": {},
    "name": "useDeleteSeriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04c68fed578639afbcc0b2b4bc355c54";

export default node;
