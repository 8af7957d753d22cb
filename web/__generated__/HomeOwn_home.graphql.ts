/**
 * @generated SignedSource<<db19fd3fde0e7b0eaeb092a929159ea1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeOwn_home$data = {
  readonly doorEvent: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeDoor_event">;
  } | null;
  readonly nextEvent: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeNextEvent_event">;
  } | null;
  readonly " $fragmentType": "HomeOwn_home";
};
export type HomeOwn_home$key = {
  readonly " $data"?: HomeOwn_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeOwn_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeOwn_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "doorEvent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeDoor_event"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "nextEvent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeNextEvent_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "f0b8256327b13dfa50950bd815ec7f82";

export default node;
