import { sqlState } from '../refusals/errors.ts';

/**
 * Whether the viewer has lost a right since the request began (evm_confirm_rights). Clients never see this error:
 * doors/graphql/rights.ts catches it.
 */
export const isRightLost = (error: unknown): boolean => sqlState(error) === 'EV001';
