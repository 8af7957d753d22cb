/**
 * @generated SignedSource<<dc1020a88d1052e3e2aa26b41809b6b2>>
 * @relayHash 4695b7b4476f15afd3322b766add0346
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d694110b074b036a075cede7f2f452815ffa56afbb5627b3c945df863943b53e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d694110b074b036a075cede7f2f452815ffa56afbb5627b3c945df863943b53e",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
