import { Kind, OperationTypeNode, parse, print } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { readyOperations } from './readyOperations.ts';
import { startApi } from '../../testing/api.ts';
import { LiveClient } from '../../testing/live.ts';

const api = await startApi();
afterAll(api.close);

interface Answers {
  login?: { token: string };
  events?: { edges: { node: { id: string; viewerRegistrationState: string; viewerCanJoinWaitlist: boolean } }[] };
}

interface Answer {
  readonly data?: Answers | null;
  readonly errors?: unknown;
}

async function answerTo(token: string, operationName: string, variables: object): Promise<Answer> {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: readyOperations, operationName, variables }),
  });
  return (await response.json()) as Answer;
}

/** The first message of a subscription. */
async function firstLiveAnswer(token: string, query: string): Promise<Answer> {
  const client = await LiveClient.open(api.url, token);
  const { data, errors } = await client.subscribe({ query }).next();
  await client.close();
  return { ...(data && { data }), errors };
}

/** Runs the operations like an explorer: one document, one operation name at a time, and the same variables for all. */
async function walk(): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  let token = '';
  const variables: Record<string, unknown> = {};
  for (const operation of parse(readyOperations).definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) throw new Error('There are operations only.');
    const name = operation.name!.value;
    const isLive = operation.operation === OperationTypeNode.SUBSCRIPTION;
    const { data, errors } = await (isLive
      ? firstLiveAnswer(token, print(operation))
      : answerTo(token, name, variables));
    expect([name, errors]).toEqual([name, undefined]);
    answers.set(name, data);
    token = data?.login?.token ?? token;
    const open = data?.events?.edges.find(({ node }) => node.viewerRegistrationState === 'OPEN');
    if (open) variables['event'] = open.node.id;
    const full = data?.events?.edges.find(({ node }) => node.viewerCanJoinWaitlist);
    if (full) variables['full'] = full.node.id;
  }
  return answers;
}

test('the ready operations run in order, repeatedly, for one participant of the demo college', async () => {
  await seedDemo(api.database);
  for (const _ of ['once', 'again']) {
    const answers = await walk();
    expect([...answers.keys()][0]).toBe('SignIn');
    expect(answers.get('Home')).toMatchObject({ home: { viewer: { name: 'Priya Nair' } } });
    expect(answers.get('TakeSeat')).toMatchObject({ registerForEvent: { event: { viewerIsRegistered: true } } });
    expect(answers.get('OneEvent')).toMatchObject({ event: { viewerRegistrationState: 'REGISTERED' } });
    expect(answers.get('GiveSeatBack')).toMatchObject({ cancelRegistration: { event: { viewerIsRegistered: false } } });
    expect(answers.get('JoinWaitlist')).toMatchObject({
      joinWaitlist: { registration: { state: 'WAITLISTED' }, event: { viewerWaitlistPosition: 1 } },
    });
    expect(answers.get('LeaveWaitlist')).toEqual({ leaveWaitlist: { deletedRegistrationId: expect.any(String) } });
    expect(answers.get('Listen')).toEqual({ announcementChanged: { __typename: 'ReadAgain' } });
    expect(answers.get('SignOut')).toEqual({ logout: { success: true } });
  }
});
