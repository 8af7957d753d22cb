/**
 * @generated SignedSource<<00530a26bcf5da0878174d03c8dc9680>>
 * @relayHash 1a3e3e8c533781cab0e499240a2b8469
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dd8a412602fe237c66e5a3ece3b91af5f7c11bbb9609e224843a99491818344

import type { ConcreteRequest } from 'relay-runtime';
export type TellAnnouncementAgainInput = {
  announcementId: string;
};
export type TellAgainButtonMutation$variables = {
  input: TellAnnouncementAgainInput;
};
export type TellAgainButtonMutation$data = {
  readonly tellAnnouncementAgain: {
    readonly announcement: {
      readonly id: string;
    };
  };
};
export type TellAgainButtonMutation = {
  response: TellAgainButtonMutation$data;
  variables: TellAgainButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TellAnnouncementAgainPayload",
    "kind": "LinkedField",
    "name": "tellAnnouncementAgain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "announcement",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TellAgainButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TellAgainButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9dd8a412602fe237c66e5a3ece3b91af5f7c11bbb9609e224843a99491818344",
    "metadata": {},
    "name": "TellAgainButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a709025702b324df52c49f8141db2eef";

export default node;
