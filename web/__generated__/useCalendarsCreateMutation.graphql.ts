/**
 * @generated SignedSource<<bf7caf2fa7e6025e080d327e9fc81ea8>>
 * @relayHash 91e5aee4b3bf5e80ce95b9c79ef874e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02236bea477b762531a60d2a04a74fff7f5fa7c8da312f4c631c152aeb069a75

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarFeedKind = "ALL" | "MINE" | "TAG";
export type CreateCalendarFeedInput = {
  kind: CalendarFeedKind;
  tag?: string | null;
};
export type useCalendarsCreateMutation$variables = {
  input: CreateCalendarFeedInput;
};
export type useCalendarsCreateMutation$data = {
  readonly createCalendarFeed: {
    readonly feed: {
      readonly id: string;
      readonly tag: string | null;
    };
  };
};
export type useCalendarsCreateMutation = {
  response: useCalendarsCreateMutation$data;
  variables: useCalendarsCreateMutation$variables;
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
    "concreteType": "CreateCalendarFeedPayload",
    "kind": "LinkedField",
    "name": "createCalendarFeed",
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
            "name": "tag",
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
    "name": "useCalendarsCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCalendarsCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "02236bea477b762531a60d2a04a74fff7f5fa7c8da312f4c631c152aeb069a75",
    "metadata": {},
    "name": "useCalendarsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c04401de815606279b0cbc36d5e676f";

export default node;
