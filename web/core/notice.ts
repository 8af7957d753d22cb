import type { Icon } from '@primer/octicons-react';

/** Tells at the top right of every screen what has just happened. */
export type Notice = {
  /** Of what it is about: a later notice with the same id takes the place of an earlier one. */
  id: string;
  /** What has happened, in two words. */
  label: string;
  title: string;
  content: string;
  /** Where it leads. */
  to: string;
  Icon?: Icon;
  tone?: 'success' | 'danger';
  /** Only of announcements. */
  priority?: 'HIGH' | 'MEDIUM' | 'LOW';
  creatorName?: string;
};

/** What a component that subscribes to something worth a notice gets; it renders nothing itself. */
export type NoticesProps = { show: (notice: Notice) => void; withdraw: (id: string) => void };
