import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../api/testing/api.ts';
import type { Person } from '../../../../api/testing/build.ts';
import { evmAt, maskIdsAndTimes } from '../../../testing/run.ts';

let api: Api;
let run: ReturnType<typeof evmAt>;
let [organizer, ravi]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  run = evmAt(api);
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Iyer' });
  ravi = await api.buildUser({ firstName: 'Ravi', lastName: 'Menon', email: 'ravi@evm.example' });
  await api.buildEvent({ title: 'Robotics', createdBy: organizer });
});
afterAll(async () => {
  run?.leave();
  await api?.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await api.tokenOf(person) } });
const runStaffCommand = async (line: string, who = organizer!) =>
  run.evm(['events', 'staff', ...line.split(' ')], await signedInAs(who));

const runInvitationsCommand = async (line: string) =>
  run.evm(['invitations', ...line.split(' ')], await signedInAs(ravi!));
/** Invites Ravi to a role and accepts for him. */
const addRaviAs = async (role: string) => {
  await runStaffCommand(`add robotics ravi@evm.example ${role}`);
  expect((await runInvitationsCommand('accept robotics')).code).toBe(0);
};

test('staff are invited by e-mail address, accept, are listed, and are removed by name', async () => {
  const added = await runStaffCommand('add robotics ravi@evm.example door');
  expect([added.code, added.said, added.out]).toEqual([
    0,
    'You asked ravi@evm.example to help at the event: door.',
    'DOOR\travi@evm.example',
  ]);
  const two = await runStaffCommand('add robotics asha@evm.example,lata@evm.example door');
  expect(two.said).toBe('You asked asha@evm.example, lata@evm.example to help at the event: door.');
  await runStaffCommand('remove robotics asha@evm.example --yes');
  await runStaffCommand('remove robotics lata@evm.example --yes');
  expect((await runInvitationsCommand('list --json role,eventTitle,invitedByName')).out).toContain('Meera Iyer');
  expect((await runInvitationsCommand('accept robotics --json viewerRoles')).out).toContain('DOOR');
  expect((await runInvitationsCommand('accept robotics')).said).toContain('You are not asked for that.');
  await addRaviAs('scorer');
  expect(maskIdsAndTimes((await runStaffCommand('list robotics --json role,name,email,addedByName')).out))
    .toMatchInlineSnapshot(`
    "[
      {
        "role": "DOOR",
        "name": "Ravi Menon",
        "email": "ravi@evm.example",
        "addedByName": "Meera Iyer"
      },
      {
        "role": "SCORER",
        "name": "Ravi Menon",
        "email": "ravi@evm.example",
        "addedByName": "Meera Iyer"
      }
    ]"
  `);
  const removed = await runStaffCommand('remove robotics ravi DOOR --yes --json role,name');
  expect(removed.said).toBe('ravi is no longer door there.');
  expect(JSON.parse(removed.out)).toEqual([{ role: 'SCORER', name: 'Ravi Menon' }]);
  expect((await runStaffCommand('remove robotics ravi@evm.example --yes')).said).toBe(
    'ravi@evm.example no longer helps there.',
  );
  expect((await runStaffCommand('list robotics')).said).toBe('Nobody helps there yet.');
});

test('several people can be invited at once, and declined or revoked invitations leave the list', async () => {
  expect((await runStaffCommand('add robotics ravi@evm.example,nobody@evm.example door')).code).toBe(0);
  expect((await runStaffCommand('asked robotics --json invitee')).out).toContain('nobody@evm.example');
  expect((await runStaffCommand(`add robotics ${organizer!.id},x@evm.example door`)).said).toContain('theirs already');
  expect((await runInvitationsCommand('decline robotics --yes')).said).toBe('You have declined.');
  expect((await runStaffCommand('remove robotics nobody@evm.example --yes')).said).toBe(
    'nobody@evm.example is no longer asked.',
  );
  expect((await runStaffCommand('asked robotics')).said).toBe('Nobody is asked who has not answered.');
  expect((await runInvitationsCommand('list')).said).toBe('Nobody asks you to help.');
});

test('people who could help are suggested', async () => {
  await addRaviAs('door');
  expect((await runStaffCommand('suggest robotics ravi --json name,hasHelped')).out).toContain('Ravi Menon');
  expect((await runStaffCommand('suggest robotics nobody')).said).toBe('Nobody was found.');
  expect((await runStaffCommand('suggest robotics', ravi)).said).toContain('Only the creator of the event');
});

test('an unknown person, an unknown role and a missing permission are reported', async () => {
  expect((await runStaffCommand('add robotics user_nobody door')).said).toContain('Nobody has this account.');
  expect((await runStaffCommand('add robotics ravi@evm.example cook')).code).toBe(2);
  expect((await runStaffCommand('remove robotics nobody --yes')).said).toContain(
    'Nobody of that name helps at the event.',
  );
  expect((await runStaffCommand('list robotics', ravi)).said).toBe(
    'Only the creator of the event, its managers and admins see who helps there.',
  );
});

test('events of staff are among their own events, and an event can be handed over', async () => {
  await addRaviAs('manager');
  const mine = await run.evm(['events', 'mine', '--part', 'helping', '--json', 'part,title'], await signedInAs(ravi!));
  expect(JSON.parse(mine.out)).toEqual([{ part: 'helping', title: 'Robotics' }]);
  const handOver = (to: string) =>
    signedInAs(organizer!).then((env) =>
      run.evm(['events', 'hand-over', 'robotics', to, '--yes', '--json', 'title'], env),
    );
  const next = await api.buildUser({ role: 'organizer' });
  const handed = await handOver(next.email);
  expect(handed.said).toBe(`${next.email} is asked to take "Robotics" over.`);
  expect(JSON.parse(handed.out)).toEqual({ title: 'Robotics' });
  expect((await run.evm(['invitations', 'accept', 'robotics'], await signedInAs(next))).code).toBe(0);
  expect((await handOver(next.email)).code).toBe(1);
});
