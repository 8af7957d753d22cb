/**
 * @generated SignedSource<<4e3c79d347928bb2617b25c0903239b2>>
 * @relayHash c9deefe5ec0370dd334428db5b2b5e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee831f4dcf87e7395a29c66e0eaecb82140dc35088885b9e259e5de122585de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cee831f4dcf87e7395a29c66e0eaecb82140dc35088885b9e259e5de122585de",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
