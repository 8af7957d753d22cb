/**
 * @generated SignedSource<<1a90ad49da740e11d6c6d35f9a12f074>>
 * @relayHash 511859cf68ffe4c5cc03497f09c4a607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f1f43216e5d4d62256a1bbdb21d15c93705cdf36278d2fdb530b8203594a381

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AnnouncementsScreenQuery } from './AnnouncementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnnouncementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f1f43216e5d4d62256a1bbdb21d15c93705cdf36278d2fdb530b8203594a381",
    "metadata": {},
    "name": "AnnouncementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
