/**
 * @generated SignedSource<<9f8fed4c733b644bb6c793a1633a3c92>>
 * @relayHash 60326792d386953cd16406019b30215a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b65e771c611670b9b4aa2269699726f020e40e39b1c99c01f9991f099d7b17eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b65e771c611670b9b4aa2269699726f020e40e39b1c99c01f9991f099d7b17eb",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
