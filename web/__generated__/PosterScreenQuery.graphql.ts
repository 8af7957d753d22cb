/**
 * @generated SignedSource<<1f115b1688d03222c4cc91ec394fc52d>>
 * @relayHash 691da9dc681357526786548f85aba6a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 855162ad49f09f034c48f6b98552d8da61afa5498b07f08e5fc74d92969f32eb

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CHINESE" | "ENGLISH" | "FRENCH" | "GERMAN" | "HINDI" | "KANNADA" | "SPANISH";
export type PosterScreenQuery$variables = {
  id: string;
};
export type PosterScreenQuery$data = {
  readonly event: {
    readonly date: string;
    readonly endsAt: string | null;
    readonly id: string;
    readonly image: string | null;
    readonly localLanguage: Language | null;
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
        "alias": "title",
        "args": null,
        "kind": "ScalarField",
        "name": "localTitle",
        "storageKey": null
      },
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
    "id": "855162ad49f09f034c48f6b98552d8da61afa5498b07f08e5fc74d92969f32eb",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e6953e40b02e44f3cf7b72ec0df41225";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
