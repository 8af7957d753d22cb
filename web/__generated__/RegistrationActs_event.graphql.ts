/**
 * @generated SignedSource<<c8e12ab6db2559f122235743178ec01c>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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

(node as any).hash = "0f466a74f6ec4ac7ce878a85259033b1";

export default node;
