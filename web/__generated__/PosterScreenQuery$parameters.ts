/**
 * @generated SignedSource<<43799f7c1587ac1d3bcbf8c394df9b09>>
 * @relayHash af68b6a8986b6055c6de8fee725485eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 613c1509dbf9a3e8e26018dc7a30edbd35e25889bf25a2f030ab6d55736408ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PosterScreenQuery } from './PosterScreenQuery.graphql';

const node: PreloadableConcreteRequest<PosterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "613c1509dbf9a3e8e26018dc7a30edbd35e25889bf25a2f030ab6d55736408ef",
    "metadata": {},
    "name": "PosterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
