/**
 * @generated SignedSource<<3e9333bc91169f67bbbc848bd164904f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitlistRow_registration$data = {
  readonly answers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readAnswers_answer">;
  }> | null;
  readonly createdAt: string;
  readonly email: string | null;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"GiveSeatDialog_registration">;
  readonly " $fragmentType": "WaitlistRow_registration";
};
export type WaitlistRow_registration$key = {
  readonly " $data"?: WaitlistRow_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitlistRow_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitlistRow_registration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Answer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readAnswers_answer",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "questionId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "values",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiveSeatDialog_registration"
    }
  ],
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "1d5d2307fbaf94fd1e24f04493901961";

export default node;
