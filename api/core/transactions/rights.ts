/** The viewer has lost a right since the request began. Clients never see this error: doors/graphql/rights.ts catches it. */
export class RightLost extends Error {}
