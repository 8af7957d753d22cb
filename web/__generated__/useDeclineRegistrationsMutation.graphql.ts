/**
 * @generated SignedSource<<3df08223c549022befa78a7de323f36b>>
 * @relayHash f72981c031cee59442c3b0ee728a4fd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bf5d3eb5b9f319c705948fe550a403ccef5ad3e0be057ad3353c204d918c93b

import type { ConcreteRequest } from 'relay-runtime';
export type DeclineRegistrationsInput = {
  eventId: string;
  reason: string;
  userIds: ReadonlyArray<string>;
};
export type useDeclineRegistrationsMutation$variables = {
  input: DeclineRegistrationsInput;
};
export type useDeclineRegistrationsMutation$data = {
  readonly declineRegistrations: {
    readonly declinedUserIds: ReadonlyArray<string>;
    readonly event: {
      readonly id: string;
      readonly requestCount: number | null;
    };
    readonly undecided: ReadonlyArray<{
      readonly message: string;
      readonly userId: string;
    }>;
  };
};
export type useDeclineRegistrationsMutation = {
  response: useDeclineRegistrationsMutation$data;
  variables: useDeclineRegistrationsMutation$variables;
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
    "concreteType": "DeclineRegistrationsPayload",
    "kind": "LinkedField",
    "name": "declineRegistrations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "declinedUserIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndecidedRequest",
        "kind": "LinkedField",
        "name": "undecided",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
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
            "kind": "ScalarField",
            "name": "requestCount",
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
    "name": "useDeclineRegistrationsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeclineRegistrationsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4bf5d3eb5b9f319c705948fe550a403ccef5ad3e0be057ad3353c204d918c93b",
    "metadata": {},
    "name": "useDeclineRegistrationsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8df5ca824673d10316990e4a938bdef5";

export default node;
