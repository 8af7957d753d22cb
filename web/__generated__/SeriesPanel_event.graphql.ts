/**
 * @generated SignedSource<<d52066c6e4cb9076717d60a9fa91ec99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type RegistrationState = "CANCELLED" | "CLOSED" | "COLLEGE_FULL" | "FULL" | "NOT_ELIGIBLE" | "NOT_OPEN" | "OPEN" | "OTHER_COLLEGES" | "OVERLAPS" | "REGISTERED" | "REQUESTED" | "STARTED" | "WAITLISTED";
import type { FragmentRefs } from "relay-runtime";
export type SeriesPanel_event$data = {
  readonly series: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly capacity: number;
        readonly date: string;
        readonly id: string;
        readonly localLanguage: Language | null;
        readonly registeredCount: number;
        readonly registrationRules: {
          readonly needsApproval: boolean;
        };
        readonly title: string;
        readonly viewerRegistrationState: RegistrationState;
      };
    }>;
  } | null;
  readonly title: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "SeriesPanel_event";
};
export type SeriesPanel_event$key = {
  readonly " $data"?: SeriesPanel_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "localTitle",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesPanel_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 52
        }
      ],
      "concreteType": "EventConnection",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Event",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "localLanguage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "registeredCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "capacity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "viewerRegistrationState",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "RegistrationRules",
                  "kind": "LinkedField",
                  "name": "registrationRules",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "needsApproval",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "series(first:52)"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "cef23a286c6ba289f4f7ab0f151e5e6f";

export default node;
