/**
 * @generated SignedSource<<b73fc3871462a94f8ff551aec87aa868>>
 * @relayHash 244f112c3f72791f2e86c66cd86062a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b143c582962f77d56bd6688d051dedbbc2e91dea4a79071e053b897eabd74470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventLeaderboardScreenQuery } from './EventLeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventLeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b143c582962f77d56bd6688d051dedbbc2e91dea4a79071e053b897eabd74470",
    "metadata": {},
    "name": "EventLeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
