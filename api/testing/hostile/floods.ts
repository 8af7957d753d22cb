import { LiveClient } from '../live.ts';
import type { Hostile } from './row.ts';

const query = 'subscription { announcementChanged { __typename } }';

/** Many of something that is harmless once: operations, sockets, accounts. */
export const floods: readonly Hostile[] = [
  {
    what: 'more than twenty operations at once on a socket',
    attempt: async (api) => {
      const client = await LiveClient.open(api.url, await api.tokenOf(await api.buildUser()));
      const feeds = Array.from({ length: 21 }, () => client.subscribe({ query }));
      await Promise.all(feeds.map((feed) => feed.until(() => feed.answers.length > 0 || feed.completed)));
      await client.close();
      return feeds.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.code as string);
    },
    meets: 'TOO_MANY_REQUESTS',
  },
];
