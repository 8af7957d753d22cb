import parameters from '../../__generated__/NoticesScreenQuery$parameters.ts';
import { listRoute } from '../../core/listRoute.ts';

export const noticesPlace = '/notifications';
export const unreadPlace = `${noticesPlace}?unread`;

/** Whether the page lists unread notices only; the filter is in its address. */
export const isUnreadOnly = (search: string) => new URLSearchParams(search).has('unread');

export const { load: loadNotices, useOnScreen } = listRoute(parameters, (search) => ({
  unread: isUnreadOnly(search) || null,
}));
