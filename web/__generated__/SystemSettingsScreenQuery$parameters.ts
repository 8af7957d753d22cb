/**
 * @generated SignedSource<<b0737d23e700ae0483dd1b0c4d9e3bfe>>
 * @relayHash 9e8e2120a1aae0e06d1881b210663a23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0f28ab7a7b7c158c43b719b9dc383d6f8d3fdcdf70d7ca9e48c1ce5a123514d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemSettingsScreenQuery } from './SystemSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SystemSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0f28ab7a7b7c158c43b719b9dc383d6f8d3fdcdf70d7ca9e48c1ce5a123514d",
    "metadata": {},
    "name": "SystemSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
