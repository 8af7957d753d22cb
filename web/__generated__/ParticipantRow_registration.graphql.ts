/**
 * @generated SignedSource<<b57bc4e0e3de2938f5689ef5971041ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParticipantRow_registration$data = {
  readonly college: string;
  readonly email: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly specialRequirements: string | null;
  readonly " $fragmentType": "ParticipantRow_registration";
};
export type ParticipantRow_registration$key = {
  readonly " $data"?: ParticipantRow_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParticipantRow_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParticipantRow_registration",
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
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialRequirements",
      "storageKey": null
    }
  ],
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "edf4b170accbbe0959bf381f0674d135";

export default node;
