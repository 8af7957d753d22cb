import type { LoaderFunctionArgs } from 'react-router-dom';
import checkInScreen from '../../__generated__/CheckInScreenQuery$parameters.ts';
import codeScreen from '../../__generated__/CodeScreenQuery$parameters.ts';
import { preload } from '../../core/route.ts';

const idOf = ({ params }: LoaderFunctionArgs) => ({ id: params['eventId'] ?? '' });

/** Skips the cache, because a cached code has expired. */
export const loadCode = (args: LoaderFunctionArgs) => preload(codeScreen, idOf(args), 'network-only');

export const loadCheckIn = (args: LoaderFunctionArgs) => preload(checkInScreen, idOf(args));
