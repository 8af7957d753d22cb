/** The channels that carry effects of a mutation to people. */
export type TraceWay = 'answer' | 'mail' | 'bell' | 'push' | 'sms' | 'live' | 'socket' | 'audit';

/** A text that one person can read because of a mutation. */
export interface Trace {
  readonly way: TraceWay;
  /** The kind of message, action or change; empty for answers. */
  readonly what: string;
  /** The name of the person's role in the cast; `other` is an account that was made for one call. */
  readonly to: string;
  readonly text: string;
}

/** One call of a mutation, with all its traces. */
export interface MutationRun {
  /** The mutation and its state: `removeRegistration at a pending event`. */
  readonly title: string;
  readonly by: string;
  /** The code, if it was refused. */
  readonly refused: string | undefined;
  readonly traces: readonly Trace[];
}

/** Finds private data in a text, under the names that the tables use. */
export type Marks = (text: string) => string[];

const people = '(Z(?:stranger|person|owner|colleague|admin|manager|scorer|door|seated|waiting))';

interface PrivateData {
  /** The mark of each e-mail address and phone number: `person.email`. */
  readonly contacts: ReadonlyMap<string, string>;
  /** Secrets and texts in the input of this call, by their marks. */
  readonly given: ReadonlyMap<string, string>;
}

const mail = /[\w.+-]+@[\w-]+\.example/g;

const patterns: Readonly<Record<string, RegExp>> = {
  title: /\bXtitle\b/,
  place: /\bXplace\b/,
  description: /\bXdescription\b/,
  'news title': /\bXnews\b/,
  news: /\bXcontent\b/,
  phone: /\+91 80 5550 100\b/,
  requirements: /\bVegetarian\b/,
  answers: /\bXanswer\b/,
  'reset link': /\/(?:verify-email|reset-password)\/[\w-]{20,}/,
  'session token': /\beyJ[\w-]+\.[\w-]+\.[\w-]+/,
  'feed link': /\/calendar\/[\w-]{20,}\.ics/,
  'other.name': /\bNumber \d+\b/,
};

/** Texts must be plain: unescaped, and without the folded lines of calendar files. */
export const marksOf =
  ({ contacts: owners, given }: PrivateData): Marks =>
  (json) => {
    // an escaped line break must not join two words
    const text = json.replaceAll(/\\[nrt]/g, ' ');
    const found = new Set<string>();
    for (const [, name] of text.matchAll(new RegExp(`\\b${people}\\b`, 'g'))) found.add(`${name!.slice(1)}.name`);
    for (const [address] of text.matchAll(mail)) found.add(owners.get(address) ?? 'other.email');
    for (const [mark, pattern] of Object.entries(patterns)) if (pattern.test(text)) found.add(mark);
    for (const [mark, value] of [...owners].map(([value, mark]) => [mark, value] as const).concat([...given]))
      if (!value.includes('@') && text.includes(value)) found.add(mark);
    found.delete('ours');
    return [...found].toSorted();
  };

const order: readonly TraceWay[] = ['answer', 'mail', 'bell', 'push', 'sms', 'live', 'socket', 'audit'];

/** A person's own address and phone number are no leak; neither is their own name in a message. */
const isOwn = (mark: string, { to, way }: Trace): boolean =>
  mark === `${to}.email` || mark === `${to}.phone` || (mark === `${to}.name` && isMessage(way));
export const isMessage = (way: TraceWay): boolean => ['mail', 'bell', 'push', 'sms'].includes(way);

/** The marks of other people and things in a trace; `-` if it has none. */
export function marksIn(trace: Trace, marks: Marks): string[] {
  const found = marks(trace.text).filter((mark) => !isOwn(mark, trace));
  return found.length > 0 ? found : ['-'];
}

/** Merges the facts that have the same key. */
const mergeFacts = <Fact>(facts: readonly Fact[], key: (fact: Fact) => string, join: (same: Fact[]) => Fact): Fact[] =>
  [...Map.groupBy(facts, key).values()].map(join);

/**
 * The block of a run in its table. One line covers all ways and people with the same marks:
 * `mail bell registration-cancelled → person: place, title`.
 */
export function blockOf({ title, by, refused, traces }: MutationRun, marks: Marks, cast: readonly string[]): string {
  const everyone = ['anonymous', ...cast, 'other'];
  const facts = traces.flatMap((trace) =>
    marksIn(trace, marks).map((mark) => ({ what: trace.what, ways: [trace.way], to: [trace.to], marks: [mark] })),
  );
  const toAll = mergeFacts(
    facts,
    ({ what, ways, marks: [mark] }) => JSON.stringify([what, ways, mark]),
    (same) => ({
      ...same[0]!,
      to: everyone.filter((name) => same.some(({ to }) => to.includes(name))),
    }),
  );
  const byAll = mergeFacts(
    toAll,
    ({ what, to, marks: [mark] }) => JSON.stringify([what, to, mark]),
    (same) => ({
      ...same[0]!,
      ways: order.filter((way) => same.some(({ ways }) => ways.includes(way))),
    }),
  );
  const lines = mergeFacts(
    byAll,
    ({ what, to, ways }) => JSON.stringify([what, to, ways]),
    (same) => ({
      ...same[0]!,
      marks: same.flatMap((each) => each.marks).toSorted(),
    }),
  ).map((fact) => {
    const to = cast.every((name) => fact.to.includes(name)) ? 'everybody' : fact.to.join(' ');
    const line = `  ${[...fact.ways, fact.what].filter(Boolean).join(' ')} → ${to}: ${fact.marks.join(', ')}`;
    return { place: order.indexOf(fact.ways[0]!), what: fact.what, line };
  });
  const sorted = lines.toSorted((a, b) => a.place - b.place || (a.line < b.line ? -1 : 1));
  return [`${title}, by ${by}${refused ? `: ${refused}` : ''}`, ...sorted.map(({ line }) => line)].join('\n');
}
