/**
 * @generated SignedSource<<df4b6efb8f19e50de39cdd5a8b35a90c>>
 * @relayHash f42db9e0f5528a7965792970f424c04d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa51159f50b2d79b4d29dc61f217b2576ced877dff97e311f7e233dc5fa3949a

import type { ConcreteRequest } from 'relay-runtime';
export type RenewCalendarFeedInput = {
  feedId: string;
};
export type useCalendarsRenewMutation$variables = {
  input: RenewCalendarFeedInput;
};
export type useCalendarsRenewMutation$data = {
  readonly renewCalendarFeed: {
    readonly feed: {
      readonly id: string;
      readonly url: string | null;
    };
  };
};
export type useCalendarsRenewMutation = {
  response: useCalendarsRenewMutation$data;
  variables: useCalendarsRenewMutation$variables;
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
    "concreteType": "RenewCalendarFeedPayload",
    "kind": "LinkedField",
    "name": "renewCalendarFeed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CalendarFeed",
        "kind": "LinkedField",
        "name": "feed",
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
            "name": "url",
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
    "name": "useCalendarsRenewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCalendarsRenewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa51159f50b2d79b4d29dc61f217b2576ced877dff97e311f7e233dc5fa3949a",
    "metadata": {},
    "name": "useCalendarsRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c73668c3930d8119836236288fc21edf";

export default node;
