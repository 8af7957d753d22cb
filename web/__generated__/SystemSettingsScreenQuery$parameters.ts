/**
 * @generated SignedSource<<e48be011d7c61541a92157848f7c9184>>
 * @relayHash 48e0f4ef541316ee7ec3d30479f3ba27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 460b2549b68faa1dfa4cd5ec8c6d7c710edb2f086a8d8705a19abba1711c2370

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "460b2549b68faa1dfa4cd5ec8c6d7c710edb2f086a8d8705a19abba1711c2370",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
