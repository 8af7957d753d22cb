/**
 * @generated SignedSource<<f6bcf84117e2d992ad78381e831ce8a3>>
 * @relayHash 685ac6bfe67c9100e9ffe95ef99a63bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a596d1e7db6f8655f9a3267b2cd9bff296a881e6dc7ae90156105c342b1754d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminDashboardScreenQuery } from './AdminDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a596d1e7db6f8655f9a3267b2cd9bff296a881e6dc7ae90156105c342b1754d",
    "metadata": {},
    "name": "AdminDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
