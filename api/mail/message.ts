/** As whom messages come, and what stands above them. */
export const productName = 'Campus Events';

/** What a message says, whatever it is shown in: the plain text and the HTML are both made from this. */
export interface Message {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly text: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** A path of the web client. */
  | { readonly link: { readonly label: string; readonly path: string } }
  | { readonly quote: string };
