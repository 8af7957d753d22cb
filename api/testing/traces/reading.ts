import type { Api } from '../api.ts';
import type { Person } from '../build.ts';
import type { Trace } from './traces.ts';

interface Entry {
  readonly node: { readonly id: string; readonly kind?: string; readonly action?: string };
}

const bellQuery = `{ it: notices(first: 20) { edges { node { id kind title text path } } } }`;
const trailQuery = `{ it: auditTrail(first: 20) { edges { node {
  id action actorName subjectName changes { field before after } } } } }`;

/** Reads each person's bell as that person, and the audit trail as an admin. Returns each entry once. */
export function readingIn(api: Api, cast: ReadonlyMap<string, Person>) {
  const seenKeys = new Set<string>();
  const fresh = async (who: Person, query: string) => {
    const { data } = await api.as(who)<{ it: { edges: Entry[] } }>(query);
    return data.it.edges.flatMap(({ node }) => {
      const text = JSON.stringify(node);
      const key = `${who.id} ${text}`;
      if (seenKeys.has(key)) return [];
      seenKeys.add(key);
      return [{ ...node, text }];
    });
  };

  /** The entries since the last call. */
  const read = async (more: readonly Person[] = []): Promise<Trace[]> => {
    const people = [...cast, ...more.map((who) => ['other', who] as const)];
    const bells = people.map(async ([to, who]) =>
      (await fresh(who, bellQuery)).map(({ kind, text }): Trace => ({ way: 'bell', what: kind!, to, text })),
    );
    const trail = fresh(cast.get('admin')!, trailQuery).then((entries) =>
      entries.map(({ action, text }): Trace => ({ way: 'audit', what: action!, to: 'admin', text })),
    );
    return (await Promise.all([...bells, trail])).flat();
  };
  return { read };
}
