/**
 * @generated SignedSource<<9933bd96933099bd27796fd3d0f9bfdd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_settings$data = {
  readonly notification: {
    readonly email: boolean;
    readonly push: boolean;
    readonly sms: boolean;
  };
  readonly privacy: {
    readonly profileVisible: boolean;
    readonly showHistory: boolean;
  };
  readonly " $fragmentType": "SettingsForm_settings";
};
export type SettingsForm_settings$key = {
  readonly " $data"?: SettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationSettings",
      "kind": "LinkedField",
      "name": "notification",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "push",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sms",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivacySettings",
      "kind": "LinkedField",
      "name": "privacy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "profileVisible",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showHistory",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "954aa7aff17e3c55b0203ad2d2806f27";

export default node;
