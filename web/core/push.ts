import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import type { pushKeyQuery } from '../__generated__/pushKeyQuery.graphql.ts';
import type { pushMarkReadMutation } from '../__generated__/pushMarkReadMutation.graphql.ts';
import type { pushSubscribeMutation } from '../__generated__/pushSubscribeMutation.graphql.ts';
import type { pushUnsubscribeMutation } from '../__generated__/pushUnsubscribeMutation.graphql.ts';
import { environment } from './environment.ts';
import { pushUserId, setPushUserId, workerAddress as worker } from './devicePush.ts';
import { currentSession } from './session.ts';

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** The state without asking the service worker: `on` may turn out to be `off`. */
export function probablePushState(): PushState {
  if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && pushUserId() === currentSession()?.user.id ? 'on' : 'off';
}

export async function pushState(): Promise<PushState> {
  const state = probablePushState();
  return state !== 'on' || (await currentSubscription()) ? state : 'off';
}

/**
 * Asks for permission, then subscribes at the push service and at our server. Call it only after a press; browsers require
 * that.
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  await subscribeHere();
  return pushState();
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) await unsubscribeAtServer(subscription.endpoint);
  await endPush();
  return pushState();
}

/**
 * Stops push messages in this browser and closes those on display. Does not call the server, which ends them with the
 * session.
 */
export async function endPush(): Promise<void> {
  setPushUserId(null);
  const subscription = await currentSubscription();
  const displayed = await (await navigator.serviceWorker.getRegistration(worker))?.getNotifications();
  for (const notification of displayed ?? []) notification.close();
  await subscription?.unsubscribe();
}

let confirmedToken: string | undefined;

/**
 * Renews the subscription if push was turned on for the signed-in user; ends it for any other user. Runs once per session
 * and page.
 */
export async function confirmPush(): Promise<void> {
  const session = currentSession();
  if (!session || session.token === confirmedToken) return;
  confirmedToken = session.token;
  if (pushUserId() !== session.user.id) await endPush();
  else if (Notification.permission === 'granted') await subscribeHere();
}

async function subscribeHere(): Promise<void> {
  const userId = currentSession()!.user.id;
  const registration = await navigator.serviceWorker.register(worker);
  const key = await fetchServerKey();
  const oldSubscription = await registration.pushManager.getSubscription();
  // a subscription under an old server key receives nothing
  if (oldSubscription && !hasServerKey(oldSubscription, key)) await oldSubscription.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await commit<pushSubscribeMutation>({
    mutation: graphql`
      mutation pushSubscribeMutation($input: SubscribePushInput!) {
        subscribePush(input: $input) {
          browsers
        }
      }
    `,
    variables: { input: { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! } },
  });
  setPushUserId(userId);
}

async function fetchServerKey(): Promise<string> {
  const query = graphql`
    query pushKeyQuery {
      pushKey
    }
  `;
  const answer = await fetchQuery<pushKeyQuery>(environment, query, {}).toPromise();
  return answer!.pushKey;
}

function hasServerKey({ options }: PushSubscription, key: string): boolean {
  const subscriptionKey = options.applicationServerKey;
  if (!subscriptionKey) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(subscriptionKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration(worker))?.pushManager.getSubscription() ?? null;

const unsubscribeAtServer = (endpoint: string) =>
  commit<pushUnsubscribeMutation>({
    mutation: graphql`
      mutation pushUnsubscribeMutation($input: UnsubscribePushInput!) {
        unsubscribePush(input: $input) {
          browsers
        }
      }
    `,
    variables: { input: { endpoint } },
  });

/** The bell updates by its own subscription. */
export const markNoticeRead = (noticeId: string) =>
  commit<pushMarkReadMutation>({
    mutation: graphql`
      mutation pushMarkReadMutation($input: MarkNoticesReadInput!) {
        markNoticesRead(input: $input) {
          read
        }
      }
    `,
    variables: { input: { noticeIds: [noticeId] } },
  });

function commit<T extends MutationParameters>(
  config: Pick<Parameters<typeof commitMutation<T>>[1], 'mutation' | 'variables'>,
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(environment, { ...config, onCompleted: resolve, onError: reject });
  });
}
