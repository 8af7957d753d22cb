/**
 * @generated SignedSource<<17cb585dcea642f5073c62d907bf7aac>>
 * @relayHash 261122334d3416940d75e641dd7acca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 529df5e261d321b191620adc19e8e26a970dbee213faab550212af60332cda09

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterInput = {
  college: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
};
export type authRegisterMutation$variables = {
  input: RegisterInput;
};
export type authRegisterMutation$data = {
  readonly register: {
    readonly user: {
      readonly id: string;
    };
  };
};
export type authRegisterMutation = {
  response: authRegisterMutation$data;
  variables: authRegisterMutation$variables;
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
    "concreteType": "RegisterPayload",
    "kind": "LinkedField",
    "name": "register",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    "name": "authRegisterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "authRegisterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "529df5e261d321b191620adc19e8e26a970dbee213faab550212af60332cda09",
    "metadata": {},
    "name": "authRegisterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eeeafb877524086ce13ec7cc10b8c55d";

export default node;
