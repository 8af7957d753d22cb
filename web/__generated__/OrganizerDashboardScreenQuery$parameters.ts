/**
 * @generated SignedSource<<f727b8499d5f471c324f2a7a6f811039>>
 * @relayHash b8acb22c2eebf2685b25fd5b9428ba4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 586ded4fa03deb21d0bbb05f672528ee217a13bfd0ddb95b1e6415fefe6b0bda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "586ded4fa03deb21d0bbb05f672528ee217a13bfd0ddb95b1e6415fefe6b0bda",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
