/**
 * @generated SignedSource<<9335da224dfbb68d90454c1acd4ded61>>
 * @relayHash 691da9dc681357526786548f85aba6a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 855162ad49f09f034c48f6b98552d8da61afa5498b07f08e5fc74d92969f32eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PosterScreenQuery } from './PosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<PosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "855162ad49f09f034c48f6b98552d8da61afa5498b07f08e5fc74d92969f32eb",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
