/**
 * @generated SignedSource<<8c538dd86fc449da4a4c771f57e965a4>>
 * @relayHash 91c840ba84873bbaa8b0f489744def43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 074a2014889874c57fa062337ba46362ab747949bfb5462240b31067fced2868

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "074a2014889874c57fa062337ba46362ab747949bfb5462240b31067fced2868",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
