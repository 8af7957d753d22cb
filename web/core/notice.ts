import type { Icon } from '@primer/octicons-react';

/** A short message at the top right of every screen about something that has just happened. */
export type Notice = {
  /** The id of its subject. A later notice with the same id replaces the earlier one. */
  id: string;
  /** What happened, in two words. */
  label: string;
  title: string;
  content: string;
  /** The language of `title` and `content`, if it is not that of the page. */
  lang?: string;
  /** The path that it links to. */
  to: string;
  Icon?: Icon;
  tone?: 'success' | 'danger';
  /** Only one such notice is shown at a time. */
  isAlert?: boolean;
  /** Set only for announcements. */
  priority?: 'HIGH' | 'MEDIUM' | 'LOW';
  creatorName?: string;
};

/** The props of a component that subscribes to changes and shows notices; it renders nothing itself. */
export type NoticesProps = { show: (notice: Notice) => void; withdraw: (id: string) => void };
