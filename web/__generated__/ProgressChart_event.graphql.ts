/**
 * @generated SignedSource<<666ea59e40a9bb48c707adb2a41378f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgressChart_event$data = {
  readonly id: string;
  readonly scoreProgression: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"progressLines_progression">;
  }>;
  readonly " $fragmentType": "ProgressChart_event";
};
export type ProgressChart_event$key = {
  readonly " $data"?: ProgressChart_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgressChart_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgressChart_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "ScoreProgression",
      "kind": "LinkedField",
      "name": "scoreProgression",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "progressLines_progression",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LeaderboardRow",
              "kind": "LinkedField",
              "name": "row",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "userName",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reachedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ScoreStep",
              "kind": "LinkedField",
              "name": "steps",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": "scoreProgression(first:10)"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "961f845b9830e443501480a59730991b";

export default node;
