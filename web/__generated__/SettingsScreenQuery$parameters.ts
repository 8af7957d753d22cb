/**
 * @generated SignedSource<<0136a097ead0cc8461d4925b54846cd7>>
 * @relayHash 939582c61836ede908fec4a1bb206972
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 825e9df74250b9222a46504e36fee23edd2f6796cf937ef42ee09d28c61594fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "825e9df74250b9222a46504e36fee23edd2f6796cf937ef42ee09d28c61594fd",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
