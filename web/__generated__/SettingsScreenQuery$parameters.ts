/**
 * @generated SignedSource<<66a3a087bc637c43f4f2273af7fdeed7>>
 * @relayHash 56a0bc791d2606f1a8c818bc42b4a243
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a979f41b5603557c871f5d3d8026076c1ca8dcbf300cbdbfbd0867bd7f5a3d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a979f41b5603557c871f5d3d8026076c1ca8dcbf300cbdbfbd0867bd7f5a3d1",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
