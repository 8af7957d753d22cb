/**
 * @generated SignedSource<<87f98bd4224853163c97fe6df627df8f>>
 * @relayHash 2c79a9ebda6beea6975463652b080f76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6363f62476e279903b8b3e70cc52b73fb6e40bc311b40d23a3eb87e6a3a7228f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventDetailScreenQuery } from './EventDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6363f62476e279903b8b3e70cc52b73fb6e40bc311b40d23a3eb87e6a3a7228f",
    "metadata": {},
    "name": "EventDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
