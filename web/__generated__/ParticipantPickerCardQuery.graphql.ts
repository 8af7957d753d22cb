/**
 * @generated SignedSource<<f18649e4eda46df41e1712e1955f91dd>>
 * @relayHash b92ac1617a4154ad203170d3ce32d07b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f1698222545602a01b5c3c38af739b712486868a529dba6afa7bd143b80f218

import type { ConcreteRequest } from 'relay-runtime';
export type ParticipantPickerCardQuery$variables = {
  id: string;
  userId: string;
};
export type ParticipantPickerCardQuery$data = {
  readonly event: {
    readonly participantScore: {
      readonly id: string;
      readonly score: number;
    } | null;
  } | null;
};
export type ParticipantPickerCardQuery = {
  response: ParticipantPickerCardQuery$data;
  variables: ParticipantPickerCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "userId",
      "variableName": "userId"
    }
  ],
  "concreteType": "LeaderboardRow",
  "kind": "LinkedField",
  "name": "participantScore",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ParticipantPickerCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ParticipantPickerCardQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f1698222545602a01b5c3c38af739b712486868a529dba6afa7bd143b80f218",
    "metadata": {},
    "name": "ParticipantPickerCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84048dbf03c99bf4a1881c5718b5ae66";

export default node;
