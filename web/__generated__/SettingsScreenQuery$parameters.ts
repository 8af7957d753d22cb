/**
 * @generated SignedSource<<e6543a3548e064e481dfa0b9f4591b58>>
 * @relayHash ea36d21325440631ad853c71b08eba80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dafc1592bf1536ea02197880970560d256f6ddedaa1ea8ce3f92071e3010f0f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dafc1592bf1536ea02197880970560d256f6ddedaa1ea8ce3f92071e3010f0f6",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
