export const palettes = ['lagoon', 'orchid', 'meadow', 'sunset', 'dusk', 'ember', 'mint', 'berry'] as const;
export const motifs = ['hills', 'bars', 'orbits', 'tiles', 'lines', 'confetti', 'tracks', 'peaks', 'beams'] as const;

export type Palette = (typeof palettes)[number];
export type Motif = (typeof motifs)[number];
export type EventArt = { palette: Palette; motif: Motif; seed: number };

/** The motif for a tag. The first tag with a match decides. */
const suggestions: readonly (readonly [RegExp, Motif])[] = [
  [/music|concert|band|sing|dance|choir|dj/i, 'bars'],
  [/cod(e|ing)|hack|program|web|software|data|security/i, 'lines'],
  [/robot|science|space|astro|physics|ai\b|machine|electronic|iot/i, 'orbits'],
  [/art|design|craft|fashion|paint/i, 'tiles'],
  [/sport|run|marathon|cricket|football|athlet|fitness|game|chess/i, 'tracks'],
  [/cultur|fest|party|comedy|food|celebrat/i, 'confetti'],
  [/nature|photo|trek|environment|green|travel|yoga|film/i, 'hills'],
  [/business|startup|career|finance|entrepreneur|pitch|leader/i, 'peaks'],
  [/talk|debate|lecture|seminar|drama|theatre|speak|literature|poetry/i, 'beams'],
];

/** The generated picture of an event without an image. The same seed always gives the same picture. */
export function eventArt(seed: string, tags: readonly string[]): EventArt {
  const number = hash(seed);
  const suggested = tags.map((tag) => suggestions.find(([word]) => word.test(tag))?.[1]).find(Boolean);
  return {
    palette: pick(palettes, number),
    motif: suggested ?? pick(motifs, number >>> 8),
    seed: number,
  };
}

/** A pseudo-random generator for numbers from 0 to 1 (mulberry32). A seed always gives the same sequence. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

function pick<T>(all: readonly T[], number: number): T {
  return all[number % all.length]!;
}
