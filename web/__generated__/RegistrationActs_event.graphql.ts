/**
 * @generated SignedSource<<ba85fe843cb8867857da9704bfeb1787>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationActs_event$data = {
  readonly id: string;
  readonly registrationRules: {
    readonly needsApproval: boolean;
  };
  readonly title: string;
  readonly " $fragmentType": "RegistrationActs_event";
};
export type RegistrationActs_event$key = {
  readonly " $data"?: RegistrationActs_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationActs_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationActs_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": "title",
      "args": null,
      "kind": "ScalarField",
      "name": "localTitle",
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
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "ded9819d7ee823fbdf4428941574a994";

export default node;
