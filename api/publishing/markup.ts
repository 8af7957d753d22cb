/** Characters that XML 1.0 does not allow, such as most control characters and lone surrogates. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for the content or an attribute of HTML and XML. */
export const escaped = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** JSON for a script element: no character of it can end the element, and none ends a line of older scripts. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
