/**
 * @generated SignedSource<<ea0cb41d50c2bbb4758cb3897440a73e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventApproval = "APPROVED" | "PENDING" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type MyEventsRun_event$data = {
  readonly approval: EventApproval;
  readonly cancelledAt: string | null;
  readonly capacity: number;
  readonly date: string;
  readonly endsAt: string | null;
  readonly id: string;
  readonly registeredCount: number;
  readonly rejectionReason: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRow_event" | "needsOf_event">;
  readonly " $fragmentType": "MyEventsRun_event";
};
export type MyEventsRun_event$key = {
  readonly " $data"?: MyEventsRun_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEventsRun_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capacity",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registeredCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approval",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEventsRun_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "needsOf_event",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitlistCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanKeepDoor",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyEventsRow_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "f2bd9891aac0bf1e9f0ac681f388ceb3";

export default node;
