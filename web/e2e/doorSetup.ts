import type { APIRequestContext, Page } from '@playwright/test';
import { addHelper } from './eventHelpers.ts';
import { ask, type Contestant, demo, freshEmail, session, signUp } from './people.ts';

/** Keeps the colour of each answer, which otherwise fades after about five seconds. */
export const keepAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const schedule = globalThis.setTimeout;
    const withoutFading = (work: () => void, time?: number) => (time === 4800 ? 0 : schedule(work, time));
    globalThis.setTimeout = withoutFading as typeof setTimeout;
  });

/** A fake camera that shows the code in `globalThis.heldUp`. */
export async function installFakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => {
        const { heldUp } = globalThis as { heldUp?: string };
        return Promise.resolve(heldUp ? [{ rawValue: heldUp }] : []);
      };
    }
    Object.assign(globalThis, { BarcodeDetector });
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')!.fillRect(0, 0, 9, 9);
      return Promise.resolve(canvas.captureStream(5));
    };
  });
}

const inputs: Record<string, string> = {
  updateEvent: 'UpdateEventInput!',
  removeRegistration: 'RemoveRegistrationInput!',
  checkIn: 'CheckInInput!',
  rejectEvent: 'RejectEventInput!',
  cancelEvent: 'CancelEventInput!',
  deleteEvent: 'DeleteEventInput!',
  removeStaff: 'RemoveStaffInput!',
};

export async function mutateAsAdmin(
  request: APIRequestContext,
  mutation: string,
  input: Record<string, unknown>,
): Promise<void> {
  const { token } = await session(request, demo.admin);
  const query = `mutation ($input: ${inputs[mutation]}) { ${mutation}(input: $input) { __typename } }`;
  await ask(request, query, { input }, token);
}

/** Creates a helper who has only the door role. */
export async function createDoorHelper(request: APIRequestContext, eventId: string) {
  const email = freshEmail();
  await signUp(request, { firstName: 'Kavya', lastName: 'Door', email });
  await addHelper(request, eventId, email, 'DOOR');
  return { email, ...(await session(request, email)) };
}

export async function createWaitlistEntry(request: APIRequestContext, eventId: string): Promise<{ name: string }> {
  const [email, name] = [freshEmail(), `Wim W${Date.now()}`];
  await signUp(request, { firstName: 'Wim', lastName: name.slice(4), email });
  const { token } = await session(request, email);
  const query = 'mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { __typename } }';
  await ask(request, query, { input: { eventId, name, email } }, token);
  return { name };
}

/** The person's ticket: registration id, code and QR payload. With `registerFirst`, registers the person first. */
export async function ticketOf(
  request: APIRequestContext,
  id: string,
  { token, name, email }: Contestant,
  registerFirst = false,
) {
  if (registerFirst) {
    const query = 'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }';
    await ask(request, query, { input: { eventId: id, name, email } }, token);
  }
  const query = 'query ($id: ID!) { ticket(id: $id) { registrationId code payload } }';
  type Answer = { ticket: { registrationId: string; code: string; payload: string } };
  return (await ask<Answer>(request, query, { id }, token)).ticket;
}

/** The door of each person's check-in, as the server has recorded it. */
export async function checkInDoorsOf(request: APIRequestContext, id: string, people: readonly Contestant[]) {
  const { token } = await session(request, demo.admin);
  type Answer = { doorList: { people: { edges: { node: { userId: string; door: string | null } }[] } } };
  const query = 'query ($id: ID!) { doorList(eventId: $id) { people(first: 100) { edges { node { userId door } } } } }';
  const { edges } = (await ask<Answer>(request, query, { id }, token)).doorList.people;
  return people.map(({ id: person }) => edges.find(({ node }) => node.userId === person)?.node.door);
}

/** Opens the door screen through another address of the server (a gate), signed in with `login`. */
export async function openDoorScreen(page: Page, url: string, eventId: string, login: object): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', token);
    },
    login as { token: string; user: object },
  );
  await page.goto(`${url}/events/${eventId}/door`);
}
