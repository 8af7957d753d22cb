/**
 * @generated SignedSource<<99b93468a994bd5d613775e1592562b4>>
 * @relayHash 0271b27b59ab9de7f8f7440b48b59ce7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01ad5810bbc3732236504b5dfd9b3bd7dae4b7e830a9f92a1d815558a78e10a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01ad5810bbc3732236504b5dfd9b3bd7dae4b7e830a9f92a1d815558a78e10a2",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
