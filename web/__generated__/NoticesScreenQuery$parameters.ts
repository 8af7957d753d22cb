/**
 * @generated SignedSource<<04777ae9189947af12c2f80b540f4caa>>
 * @relayHash ecf851ecc40cbc3062999b504f045653
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6027f0ede4e68485316297eecd6cdde54aff8f21af627df4323a9fee4a8faaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticesScreenQuery } from './NoticesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6027f0ede4e68485316297eecd6cdde54aff8f21af627df4323a9fee4a8faaa",
    "metadata": {},
    "name": "NoticesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
