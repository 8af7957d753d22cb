/**
 * @generated SignedSource<<6b29e2073a745767a85ec6e0728ffc49>>
 * @relayHash acb37b4ff7f940205440242b3f47b5b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19775c10b7bdae11815d73a4a02cf93a6be0c43fbf51536d26a7ea1db9d43350

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19775c10b7bdae11815d73a4a02cf93a6be0c43fbf51536d26a7ea1db9d43350",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
