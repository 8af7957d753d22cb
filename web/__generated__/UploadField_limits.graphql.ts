/**
 * @generated SignedSource<<95a44601833438ff53a316df8238ea54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadField_limits$data = {
  readonly extensions: ReadonlyArray<string>;
  readonly maxMegabytes: number;
  readonly " $fragmentType": "UploadField_limits";
};
export type UploadField_limits$key = {
  readonly " $data"?: UploadField_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadField_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadField_limits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxMegabytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extensions",
      "storageKey": null
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "b63762d10d7c18c31fe747fbf9dde7f1";

export default node;
