/**
 * @generated SignedSource<<e92392518479edd513093a5bd1da3b79>>
 * @relayHash 17033372379fb2abc0abfa1167cbc5f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4099e173e88928f4e7d5167289f41fea1e921d7ec55d74d8af3d2c74e0e905d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PosterScreenQuery } from './PosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<PosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4099e173e88928f4e7d5167289f41fea1e921d7ec55d74d8af3d2c74e0e905d",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
