/**
 * @generated SignedSource<<e78af70d14f73629db7b3ef29cfa7b00>>
 * @relayHash d0795e7cb563d2905d6ede6af1de463a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f05faf5d06d05ac2d7016e90e210e513935762de2f089e5a30f3d670020d7cb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f05faf5d06d05ac2d7016e90e210e513935762de2f089e5a30f3d670020d7cb7",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
