import type { LoaderFunctionArgs } from 'react-router-dom';
import checkInScreen from '../../__generated__/CheckInScreenQuery$parameters.ts';
import codeScreen from '../../__generated__/CodeScreenQuery$parameters.ts';
import { preload } from '../../core/route.ts';

const idOf = ({ params }: LoaderFunctionArgs) => ({ id: params['eventId'] ?? '' });

/** A code that was kept from before would be an old one. */
export const loadCode = (args: LoaderFunctionArgs) => preload(codeScreen, idOf(args), 'network-only');

export const loadCheckIn = (args: LoaderFunctionArgs) => preload(checkInScreen, idOf(args));
