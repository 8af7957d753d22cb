/**
 * @generated SignedSource<<a85d5e71ba29ae106d7c174967c0ba64>>
 * @relayHash f9b873ccb9543e2d65ba8cbb1977960d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c607d2d0f494e4ee0f5a81d48d45186c659655653c433225000d5626432b0f86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c607d2d0f494e4ee0f5a81d48d45186c659655653c433225000d5626432b0f86",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
