/** Patterns of sentences that must usually be read twice, each with advice. */
const heavyPatterns: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\b(who(so)?ever|whomever|whatever|wherever)\b/i, 'name the noun: the organizer, any error'],
  [/\b(somebody|someone|anybody)\b/i, 'name the role: the viewer, a participant, another process'],
  [
    /\b(is|are|was|were|be|been|being) (told|asked|said|looked at|meant|wanted)\b/i,
    'use active voice and a standard verb',
  ],
  [/^(of )?what (is|are|was|has|have|does|it|they|an?|the|one|others)\b/i, 'name the thing instead of "what is …"'],
  [/\b(of|by|to|for|in|from|on|at|with) (whom|which)\b/i, 'make two sentences'],
  [/\b(as|if|when|where|that) one (has|may|can|does|sees|wants)\b/i, 'write: the user, the reader'],
  [
    /\b(anew|likewise|thereby|hence|thereof|lest|thus|beside (it|them|that))\b/i,
    'use a word of today: again, also, so, next to',
  ],
];

/** The prose of a file: comments, names of tests and descriptions, or the paragraphs of a Markdown page. */
function proseOf(file: string, text: string): string[] {
  if (file.endsWith('.md'))
    return [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/(?:^(?![|#]).+\n?)+/gm)].map(
      ([paragraph]) => paragraph,
    );
  const mark = file.endsWith('.sql') ? '--' : '//';
  const lines = new RegExp(`(?:^[ \\t]*${mark} .*\\n?)+`, 'gm');
  return [
    ...[...text.matchAll(lines)].map(([block]) => block.replaceAll(new RegExp(`^[ \\t]*${mark}`, 'gm'), '')),
    ...[...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, block]) => block!.replaceAll(/^\s*\*/gm, '')),
    ...[...text.matchAll(/\b(?:test|describe)\(\s*(['"`])((?:(?!\1).)+)\1/g)].map(([, , title]) => title!),
    ...[...text.matchAll(/description:\s*(['"`])((?:(?!\1)[\s\S])+)\1/g)].map(([, , says]) => says!),
  ];
}

/** The sentences of a file that match a pattern, each as `advice: sentence`. Code in backticks and quoted texts are ignored. */
export function heavySentences(file: string, text: string): string[] {
  const sentences = proseOf(file, text).flatMap((piece) =>
    piece
      .replaceAll(/`[^`]*`/g, 'code')
      .replaceAll(/"[^"]*"/g, 'text')
      .replaceAll(/^ *[-*] /gm, '\n\n')
      .split(/\n\n|(?<=[.!?:;])\s+(?=[A-Z*-])/)
      .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim()),
  );
  return sentences.flatMap((sentence) =>
    heavyPatterns.filter(([pattern]) => pattern.test(sentence)).map(([, advice]) => `${advice}: ${sentence}`),
  );
}
