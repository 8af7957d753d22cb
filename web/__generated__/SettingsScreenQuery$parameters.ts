/**
 * @generated SignedSource<<d7d06768753eb46d91316c163344f1c7>>
 * @relayHash 7e189657ee201143607da04219f16f36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc1396519f6d8eccc2ba41b84502e5de955d693f5abfd732347a0a02d91a0f02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc1396519f6d8eccc2ba41b84502e5de955d693f5abfd732347a0a02d91a0f02",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
