/**
 * @generated SignedSource<<464ea75c5c538195543ee01d67f01cde>>
 * @relayHash 425a4141c666a5ef167d6b0a9182b6f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e82236770b7ce1f613cd3806c0f1f8b6c66aca9912da3b5268ab2f6d5885c8

import type { ConcreteRequest } from 'relay-runtime';
export type PosterScreenQuery$variables = {
  id: string;
};
export type PosterScreenQuery$data = {
  readonly event: {
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly image: string | null;
    readonly location: string;
    readonly organizerName: string;
    readonly publicUrl: string | null;
    readonly title: string;
  } | null;
  readonly platform: {
    readonly timeZone: string;
  };
};
export type PosterScreenQuery = {
  response: PosterScreenQuery$data;
  variables: PosterScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Event",
    "kind": "LinkedField",
    "name": "event",
    "plural": false,
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "image",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "organizerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publicUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PlatformState",
    "kind": "LinkedField",
    "name": "platform",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PosterScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PosterScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "64e82236770b7ce1f613cd3806c0f1f8b6c66aca9912da3b5268ab2f6d5885c8",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a3b810a8b6dfb35bb1f6f8e409f2acf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
