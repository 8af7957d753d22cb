/** A part of a text; with `href` if it is a web address. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Longer addresses stay text. */
const longest = 2000;

/** Invisible characters, characters that change the text direction, and those that end a word are not part of an address. */
const candidates = /\bhttps?:\/\/[^\s<>"“”\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+/giu;

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const punctuation = /[.,;:!?'’…»*_~]/u;

/**
 * Splits a text into plain parts and web addresses. Punctuation at the end of an address is not part of it, and neither is a
 * closing bracket without its opening one. Addresses with a user name or password stay text, because they imitate other
 * addresses.
 */
export function textPartsOf(text: string): TextPart[] {
  const found: TextPart[] = [];
  let end = 0;
  for (const { 0: candidate, index } of text.matchAll(candidates)) {
    const address = withoutEnd(candidate);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > end) found.push({ text: text.slice(end, index) });
    found.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

function withoutEnd(candidate: string): string {
  const counts = new Map<string, number>();
  for (const each of candidate) counts.set(each, (counts.get(each) ?? 0) + 1);
  let end = candidate.length;
  for (; end > 0; end -= 1) {
    const last = candidate[end - 1]!;
    const opening = closing[last];
    const isOpen = opening !== undefined && (counts.get(last) ?? 0) <= (counts.get(opening) ?? 0);
    if (opening === undefined ? !punctuation.test(last) : isOpen) break;
    counts.set(last, (counts.get(last) ?? 0) - 1);
  }
  return candidate.slice(0, end);
}

function hrefOf(address: string): string | undefined {
  if (address.length > longest || !URL.canParse(address)) return undefined;
  const { href, protocol, hostname, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && hostname && !username && !password ? href : undefined;
}
