/** The message from the service worker to the page after a click on a push message. */
export interface PushClick {
  readonly notice: string;
  readonly path: string;
}
