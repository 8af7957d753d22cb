/**
 * @generated SignedSource<<7d3a08a51580a988b6c9ddaa75c54903>>
 * @relayHash 313c54017feaaeca1b5573433e74ef33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1308edade08d1e3ffa353759a51dafd5e8b5f8c63b10212cea16d26ad2ec3b34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1308edade08d1e3ffa353759a51dafd5e8b5f8c63b10212cea16d26ad2ec3b34",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
