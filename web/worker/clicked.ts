/** What the service worker tells the page of which a push message was pressed. */
export interface Clicked {
  /** The notice that it was about. */
  readonly notice: string;
  readonly path: string;
}
