/**
 * @generated SignedSource<<3b1f96fcba4e1b001bd44a1add0a1f9b>>
 * @relayHash 8e710b84a42853649c80adc21cc0aa2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 868dd6cba73fbf39574a6f3ef0bb883d9e82b70119090500a597269bd3452a9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "868dd6cba73fbf39574a6f3ef0bb883d9e82b70119090500a597269bd3452a9e",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
