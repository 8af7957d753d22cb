/**
 * @generated SignedSource<<ef8eca4c763d0d405ec45b19ed2d28ad>>
 * @relayHash f0a884c2f9c03326047c9cbaa7d9be00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cf3e7728a9a4eee3cb8ab1c264f22166d037d0b3e266c1417cdfb8494696783

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cf3e7728a9a4eee3cb8ab1c264f22166d037d0b3e266c1417cdfb8494696783",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
