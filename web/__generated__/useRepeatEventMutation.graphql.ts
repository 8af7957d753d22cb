/**
 * @generated SignedSource<<5cef92db488720fa25e4e44dce8ac8d4>>
 * @relayHash 05fb91454327cc9aaede49d50fe5e4d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e1c2aad0781596f843e05b6d6895fc7250bc8c76a7df66b6cd081f46baa3564

import type { ConcreteRequest } from 'relay-runtime';
export type RepeatEvery = "DAY" | "MONTH_BY_DATE" | "MONTH_BY_WEEKDAY" | "WEEK";
export type Weekday = "FR" | "MO" | "SA" | "SU" | "TH" | "TU" | "WE";
export type RepeatEventInput = {
  eventId: string;
  every: RepeatEvery;
  interval?: number;
  times?: number | null;
  until?: string | null;
  weekdays?: ReadonlyArray<Weekday>;
};
export type useRepeatEventMutation$variables = {
  input: RepeatEventInput;
};
export type useRepeatEventMutation$data = {
  readonly repeatEvent: {
    readonly eventIds: ReadonlyArray<string>;
  };
};
export type useRepeatEventMutation = {
  response: useRepeatEventMutation$data;
  variables: useRepeatEventMutation$variables;
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
    "concreteType": "RepeatEventPayload",
    "kind": "LinkedField",
    "name": "repeatEvent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eventIds",
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
    "name": "useRepeatEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRepeatEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e1c2aad0781596f843e05b6d6895fc7250bc8c76a7df66b6cd081f46baa3564",
    "metadata": {},
    "name": "useRepeatEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b83ddc763c5bbefaa696d274eaa6cbce";

export default node;
