/**
 * @generated SignedSource<<cd4452a4716d538bc056274c15a092ed>>
 * @relayHash 9529920fadf650b02f658342339ffb94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 104cd84873e94c2aeb67261bb301311da057d63b58e47687d91b9af03ff1b047

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "104cd84873e94c2aeb67261bb301311da057d63b58e47687d91b9af03ff1b047",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
