/**
 * @generated SignedSource<<ee61af6969feb85bc42fff48fda43105>>
 * @relayHash 3eb0bfb55b7f57cdaa07d9a361afd485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5e45d4612a3adb9f569341218887ba5a32ea830add834f2bfd466dd21108720

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrganizerDashboardScreenQuery } from './OrganizerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrganizerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5e45d4612a3adb9f569341218887ba5a32ea830add834f2bfd466dd21108720",
    "metadata": {},
    "name": "OrganizerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
