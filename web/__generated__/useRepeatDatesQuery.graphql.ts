/**
 * @generated SignedSource<<8dd79f9f5bc42cce36d6329f1818577f>>
 * @relayHash 7166323f1ffeaa80a59cf88cbfbb60bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f1380d9ca39b28d932267e0afc64e225ff125d5f04d2bf22a034f11ea3d878b

import type { ConcreteRequest } from 'relay-runtime';
export type RepeatEvery = "DAY" | "MONTH_BY_DATE" | "MONTH_BY_WEEKDAY" | "WEEK";
export type Weekday = "FR" | "MO" | "SA" | "SU" | "TH" | "TU" | "WE";
export type useRepeatDatesQuery$variables = {
  every: RepeatEvery;
  id: string;
  interval: number;
  times?: number | null;
  until?: string | null;
  weekdays: ReadonlyArray<Weekday>;
};
export type useRepeatDatesQuery$data = {
  readonly event: {
    readonly repeatDates: ReadonlyArray<string>;
  } | null;
};
export type useRepeatDatesQuery = {
  response: useRepeatDatesQuery$data;
  variables: useRepeatDatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "every"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "interval"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "times"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "weekdays"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "every",
      "variableName": "every"
    },
    {
      "kind": "Variable",
      "name": "interval",
      "variableName": "interval"
    },
    {
      "kind": "Variable",
      "name": "times",
      "variableName": "times"
    },
    {
      "kind": "Variable",
      "name": "until",
      "variableName": "until"
    },
    {
      "kind": "Variable",
      "name": "weekdays",
      "variableName": "weekdays"
    }
  ],
  "kind": "ScalarField",
  "name": "repeatDates",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRepeatDatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRepeatDatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "event",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3f1380d9ca39b28d932267e0afc64e225ff125d5f04d2bf22a034f11ea3d878b",
    "metadata": {},
    "name": "useRepeatDatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57f23ab46bbdc9c6ec9234130b069cf5";

export default node;
