/**
 * @generated SignedSource<<6cd1c1ae4323dbeaf0059dc0e407b978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepeatDialog_event$data = {
  readonly date: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "RepeatDialog_event";
};
export type RepeatDialog_event$key = {
  readonly " $data"?: RepeatDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepeatDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepeatDialog_event",
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
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "f554be796af77ac491661144ed83c792";

export default node;
