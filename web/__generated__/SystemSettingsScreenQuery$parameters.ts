/**
 * @generated SignedSource<<346b94a6a3c4c3272d5c2198dd2e8b98>>
 * @relayHash 9587d8a522d5bf0ea7f39598c3644373
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9da6b04a5bf05e487a3e47abe49fd7e630e8376deb493b8ce26602b1ce576433

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9da6b04a5bf05e487a3e47abe49fd7e630e8376deb493b8ce26602b1ce576433",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
