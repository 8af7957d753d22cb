export const tabs = ['performers', 'colleges'] as const;
export type Tab = (typeof tabs)[number];

/** The tab in an address; the first one by default. */
export function readTab(search: string): Tab {
  const wanted = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === wanted) ?? tabs[0];
}

export function tabHref(tab: Tab): string {
  return tab === tabs[0] ? '/leaderboard' : `/leaderboard?tab=${tab}`;
}
