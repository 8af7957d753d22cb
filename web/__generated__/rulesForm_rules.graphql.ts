/**
 * @generated SignedSource<<8989afa41981ffb32760d2cce14db8ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rulesForm_rules$data = {
  readonly cancelUntil: string | null;
  readonly closesAt: string | null;
  readonly colleges: ReadonlyArray<string>;
  readonly mostPerCollege: number | null;
  readonly needsApproval: boolean;
  readonly opensAt: string | null;
  readonly " $fragmentType": "rulesForm_rules";
};
export type rulesForm_rules$key = {
  readonly " $data"?: rulesForm_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"rulesForm_rules">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rulesForm_rules"
};

(node as any).hash = "4b17c63ac9b58692379bf1628497d2ef";

export default node;
