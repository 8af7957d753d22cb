import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newAddressProof, provesAddress } from '../accounts/addressProof.ts';
import { quotaLimits } from '../accounts/quota.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, password, type Person } from '../testing/build.ts';
import { mailedTo } from '../testing/links.ts';

// Invitations to addresses without an account.

const api = await startApi();
afterAll(() => api.close());
const { sql, as, graphql } = api;

let owner: Person;
let event: BuiltEvent;
let email = '';
let count = 0;
beforeEach(async () => {
  owner = await api.buildUser({ role: 'organizer', firstName: 'Olga' });
  event = await api.buildEvent({ title: 'Robotics', createdBy: owner });
  count += 1;
  email = `later-${count}@evm.example`;
});

const invite = (who = owner, input: object = { email }) =>
  as(who)<{ addStaff: { event: { invitations: { id: string }[] } } }>(
    'mutation ($input: AddStaffInput!) { addStaff(input: $input) { event { invitations { id } } } }',
    { input: { eventId: event.id, role: 'DOOR', ...input } },
  );
const withdraw = (invitationId: string) =>
  as(owner)('mutation ($input: EndInvitationInput!) { endInvitation(input: $input) { endedInvitationId } }', {
    input: { invitationId },
  });
/** The query of the link in the last mail. */
const linkTo = async (address: string) => new URLSearchParams((await mailedTo(api, address)).at(-1)!.token);
const signUp = async (proof?: string | null, address = email) => {
  const input = { firstName: 'Nina', lastName: 'Iyer', college: 'Lakeside', email: address, password, proof };
  const { errors } = await graphql('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input,
  });
  expect(errors).toEqual([]);
  const { data } = await graphql<{ login: { token: string } | null }>(
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    { input: { email: address, password } },
  );
  return data?.login?.token;
};
const rolesOffered = async (token: string) =>
  (
    await graphql<{ viewerInvitations: { id: string; role: string }[] }>(
      '{ viewerInvitations { id role } }',
      {},
      { token },
    )
  ).data.viewerInvitations;

test('an address without an account gets one mail, and its owner helps after sign-up by its link', async () => {
  await invite();
  await invite();
  const { data } = await invite(owner, { email, role: 'SCORER' });
  expect(data.addStaff.event.invitations).toHaveLength(2);
  const mails = await mailedTo(api, email);
  expect(mails.map(({ kind }) => kind)).toEqual(['staff-invited', 'staff-invited']);
  const link = await linkTo(email);
  expect(link.get('email')).toBe(email);
  const token = (await signUp(link.get('proof')))!;
  const offered = await rolesOffered(token);
  expect(offered.map(({ role }) => role).toSorted()).toEqual(['DOOR', 'SCORER']);
  const accepted = await graphql(
    'mutation ($id: ID!) { acceptInvitation(input: { invitationId: $id }) { event { viewerRoles } } }',
    { id: offered.find(({ role }) => role === 'DOOR')!.id },
    { token },
  );
  expect(accepted.data).toEqual({ acceptInvitation: { event: { viewerRoles: ['DOOR'] } } });
  // the other one can be declined
  const { id } = offered.find(({ role }) => role === 'SCORER')!;
  const ended = await graphql(
    'mutation ($id: ID!) { endInvitation(input: { invitationId: $id }) { __typename } }',
    { id },
    { token },
  );
  expect([ended.errors, await rolesOffered(token)]).toEqual([[], []]);
});

describe('an invitation by address', () => {
  test('is not given to an account whose address is unconfirmed', async () => {
    await invite();
    const proof = (await linkTo(email)).get('proof')!;
    const other = newAddressProof(api.config.secret, 'other@evm.example', 30);
    const token = (await signUp(other))!;
    expect(await rolesOffered(token)).toEqual([]);
    expect(provesAddress(api.config.secret, email, proof)).toBe(true);
    for (const wrong of [newAddressProof(api.config.secret, email, -1), `9${proof}`, proof.slice(0, -1), '', null])
      expect(provesAddress(api.config.secret, email, wrong)).toBe(false);
  });

  test('is given to an account that confirms its address later', async () => {
    await invite();
    const token = (await signUp())!;
    await sql('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
    expect(await rolesOffered(token)).toMatchObject([{ role: 'DOOR' }]);
  });

  test('needs no second confirmation, even if one is required', async () => {
    await sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example', email_verification_required = true`);
    try {
      await invite();
      expect(await signUp(null, `un${email}`)).toBeUndefined();
      expect(await signUp((await linkTo(email)).get('proof'))).toEqual(expect.any(String));
    } finally {
      await sql(`UPDATE system_settings SET smtp_server = ''`);
    }
  });

  test('is mailed to a mailbox at most three times a day, with the same answer', async () => {
    for (let n = 0; n <= quotaLimits.invitationsADay; n += 1) {
      const { data, errors } = await invite();
      expect([data.addStaff.event.invitations.length, errors]).toEqual([1, []]);
      await withdraw(data.addStaff.event.invitations[0]!.id);
    }
    await invite(owner, { email: email.replace('@', '+tag@') });
    expect(await mailedTo(api, email)).toHaveLength(quotaLimits.invitationsADay);
    // the sign-up has its own limit
    expect(await signUp()).toEqual(expect.any(String));
  });

  test('is not mailed while sign-up is closed, nor to the next owner of an event', async () => {
    await sql('UPDATE system_settings SET enable_registration = false');
    await invite();
    await sql('UPDATE system_settings SET enable_registration = true');
    await as(owner)('mutation ($input: HandOverEventInput!) { handOverEvent(input: $input) { __typename } }', {
      input: { eventId: event.id, email: `owner-${email}` },
    });
    expect([await mailedTo(api, email), await mailedTo(api, `owner-${email}`)]).toEqual([[], []]);
  });

  test('is sent by admins, too', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    expect((await invite(admin)).errors).toEqual([]);
    expect(await mailedTo(api, email)).toHaveLength(1);
  });
});
