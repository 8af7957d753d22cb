/**
 * @generated SignedSource<<90107a8a19bbd09da29e0ac09209e8f8>>
 * @relayHash af23bffdf2f8263ee1bed67a8c45dc2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b34d24e199e144df17b2118a01d86c6769c4afad04e4098a0b42e54cf9087d88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b34d24e199e144df17b2118a01d86c6769c4afad04e4098a0b42e54cf9087d88",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
