/**
 * @generated SignedSource<<c38746aa135f162a9dfde604f2edd019>>
 * @relayHash 2a38ee009a024af2e1e10c8d20e8e3da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479785fe0bdfd93ef834e03371752a61de0691581b4bd651d0a8460ed7479699

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "479785fe0bdfd93ef834e03371752a61de0691581b4bd651d0a8460ed7479699",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
