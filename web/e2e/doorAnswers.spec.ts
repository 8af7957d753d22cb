import { expect, test, type Page } from '@playwright/test';
import { toPayload } from '../../api/tickets/payload.ts';
import {
  mutateAsAdmin,
  openDoorScreen,
  checkInDoorsOf,
  installFakeCamera,
  keepAnswers,
  createWaitlistEntry,
  createDoorHelper,
  ticketOf,
} from './doorSetup.ts';
import { type Gate, startGate } from './gate.ts';
import { type Contestant, createContestant, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/*
 * Every answer of a door, online and offline: its text, its colour together with an icon, and its announcement to screen
 * readers. A stand-in replaces the code reader; door.spec.ts scans a real picture.
 */

/** The icon of each tone, so that no answer depends on its colour alone. */
const tones = {
  success: 'octicon-check-circle-fill',
  attention: 'octicon-alert-fill',
  danger: 'octicon-x-circle-fill',
  neutral: 'octicon-history',
};

interface DoorAnswer {
  /** The case, as the name of the test step. */
  readonly what: string;
  readonly text: string;
  readonly tone: keyof typeof tones;
  readonly head: string | RegExp;
  readonly line?: string;
}

/** The live region that announces each answer at once and as a whole. */
const doorAnswer = (page: Page) => page.locator('[role=status][aria-live=assertive][aria-atomic=true]');
const search = (page: Page) => page.getByRole('textbox', { name: 'Name, college or code' });

let gate: Gate;
test.beforeEach(async ({ baseURL }) => {
  gate = await startGate(baseURL!);
});
test.afterEach(() => gate.close());

const story = 'a door answers every kind of ticket and person correctly, online and offline';
test(story, { tag: '@wide' }, async ({ page }) => {
  const { request } = page;
  const soon = { date: new Date(Date.now() + 3_600_000).toISOString() };
  const eventId = await planEvent(request, { ...soon, capacity: 4, registrationRules: { needsApproval: true } });
  const rules = { eventId, registrationRules: { needsApproval: false } };
  const asks = await createContestant(request, eventId, 'Esha');
  await mutateAsAdmin(request, 'updateEvent', rules);
  const seated = [];
  for (const name of ['Asha', 'Bela', 'Ravi', 'Gita']) seated.push(await createContestant(request, eventId, name));
  const [asha, bela, ravi, gita] = seated as [Contestant, Contestant, Contestant, Contestant];
  const [ofAsha, ofBela, ofRavi, ofGita] = await Promise.all(
    ([asha, bela, ravi, gita] as const).map((person) => ticketOf(request, eventId, person)),
  );
  await mutateAsAdmin(request, 'removeRegistration', { eventId, userId: gita.id });
  const chandra = await createContestant(request, eventId, 'Chandra');
  const waits = await createWaitlistEntry(request, eventId);
  await mutateAsAdmin(request, 'checkIn', { eventId, userId: ravi.id, door: 'North gate' });
  const keeper = await createDoorHelper(request, eventId);

  // one event that all users see, and one that the helper at this door may not see
  const title = `Pottery ${Date.now()}`;
  const pottery = await planEvent(request, { ...soon, title, language: 'KANNADA' });
  const hidden = await planEvent(request, { ...soon, title: 'Surprise' });
  const ofPottery = await ticketOf(request, pottery, asha, true);
  const ofHidden = await ticketOf(request, hidden, asha, true);
  await mutateAsAdmin(request, 'rejectEvent', { eventId: hidden, reason: 'Not yet.' });

  await installFakeCamera(page);
  await keepAnswers(page);
  await openDoorScreen(page, gate.url, eventId, keeper);
  await expect(page.getByText('1 in of 4')).toBeVisible();
  await page.getByLabel('This door').fill('South gate');

  const alreadyIn = /^Already in, \S+ [AP]M, by Kavya Door, South gate$/;
  const forged = toPayload({ eventId, registrationId: ofAsha!.registrationId }, new Uint8Array(64).fill(7));
  const altered = ofAsha!.payload.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  /** Codes that are refused or were used before; none of them changes the list. */
  const answers = (other: string | RegExp): readonly DoorAnswer[] => [
    {
      what: 'a person checked in at another door',
      text: ofRavi!.payload,
      tone: 'attention',
      head: /^Already in, \S+ [AP]M, by Meera Krishnan, North gate$/,
      line: ravi.name,
    },
    { what: 'a ticket of another event', text: ofPottery.payload, tone: 'danger', head: other },
    { what: 'a seat that was given back', text: ofGita!.payload, tone: 'danger', head: 'Seat given back' },
    { what: 'a ticket of a hidden event', text: ofHidden.payload, tone: 'danger', head: 'Another event' },
    { what: 'a forged ticket', text: forged, tone: 'danger', head: 'Forged' },
    { what: 'an altered ticket', text: altered, tone: 'danger', head: 'Altered' },
    { what: 'any other text', text: 'https://evm.example', tone: 'danger', head: 'Not a ticket of ours' },
  ];
  const welcome = ({ name }: Contestant, text: string): DoorAnswer => {
    return {
      what: 'a person with a seat',
      text,
      tone: 'success',
      head: `Welcome, ${name}`,
      line: 'Meridian University',
    };
  };
  const secondScan = ({ name }: Contestant, text: string): DoorAnswer => {
    return { what: 'the same person again', text, tone: 'attention', head: alreadyIn, line: name };
  };

  /** Holds up all codes, one after the other. */
  async function scans(all: readonly DoorAnswer[]): Promise<void> {
    await press(page.getByRole('button', { name: 'Scan tickets' }));
    const place = await page.locator('video').boundingBox();
    for (const answer of all)
      await test.step(`${answer.what}: ${answer.head}`, async () => {
        await page.evaluate((text) => Object.assign(globalThis, { heldUp: text }), answer.text);
        await expectAnswer(answer);
        // long and short answers leave the picture where it is
        expect(await page.locator('video').boundingBox()).toEqual(place);
      });
    await auditAccessibility(page);
    await page.keyboard.press('Escape');
  }
  async function expectAnswer({ tone, head, line }: Omit<DoorAnswer, 'what' | 'text'>): Promise<void> {
    const words = doorAnswer(page).getByRole('paragraph');
    await expect(words.first()).toHaveText(head);
    // the title of the other event is not in the language of the page
    if (head === otherNamed) await expect(words.first().locator('[lang=kn]')).toHaveText(title);
    if (line) await expect(words.nth(1)).toHaveText(line);
    await expect(doorAnswer(page).locator('[data-tone]')).toHaveAttribute('data-tone', tone);
    await expect(doorAnswer(page).locator(`svg.${tones[tone]}`)).toBeVisible();
  }
  /** Types a text and presses Enter. */
  async function types(text: string, answer: Omit<DoorAnswer, 'what' | 'text'>): Promise<void> {
    await test.step(`${text} is typed: ${answer.head}`, async () => {
      await search(page).fill(text);
      await search(page).press('Enter');
      await expectAnswer(answer);
    });
  }
  /** Answers to typed names and codes, without a scanned ticket. */
  async function typed(whom: Contestant, code: string, other: string | RegExp): Promise<void> {
    await types(waits.name, { tone: 'attention', head: 'In line, no seat', line: waits.name });
    await types(asks.name, { tone: 'attention', head: 'Has asked for a seat, no seat', line: asks.name });
    await types(code.toLowerCase().replace(' ', ''), { tone: 'success', head: `Welcome, ${whom.name}` });
    await press(doorAnswer(page).getByRole('button', { name: 'Undo' }));
    await expectAnswer({ tone: 'neutral', head: 'Taken back', line: whom.name });
    // after the undo, the same ticket works once more
    await types(code, { tone: 'success', head: `Welcome, ${whom.name}` });
    await types(ofGita!.code, { tone: 'danger', head: 'Seat given back' });
    await types(ofPottery.code, { tone: 'danger', head: other });
    await types('ZZZZ ZZZZ', { tone: 'danger', head: 'No such ticket here', line: 'ZZZZ ZZZZ' });
    await types('Meridian', { tone: 'danger', head: 'Several: choose one' });
    await search(page).fill('Nobody of that name');
    await expect(page.getByText('Nobody on the list by that name, college or code.')).toBeVisible();
    await search(page).fill('');
  }

  const day = new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date(soon.date));
  const otherNamed = new RegExp(`^Another event: ${title}, .*${day}`);
  await scans([welcome(asha, ofAsha!.payload), ...answers(otherNamed), secondScan(asha, ofAsha!.payload)]);
  await expect(page.getByText('In step with all doors')).toBeVisible();
  await press(page.getByRole('button', { name: `Undo ${asha.name}` }));
  await typed(asha, ofAsha!.code, otherNamed);
  await types(ofHidden.code, { tone: 'danger', head: 'Another event' });
  await expect(page.getByText('2 in of 4')).toBeVisible();

  gate.shut();
  await scans([welcome(bela, ofBela!.payload), ...answers('Another event'), secondScan(bela, ofBela!.payload)]);
  await typed(chandra, (await ticketOf(request, eventId, chandra)).code, 'No such ticket here');
  await mutateAsAdmin(request, 'updateEvent', { eventId, capacity: 6 });
  const late = await createContestant(request, eventId, 'Lata');
  const { payload } = await ticketOf(request, eventId, late);
  await scans([
    { what: 'a seat newer than the list', text: payload, tone: 'success', head: 'Welcome', line: newer },
    { what: 'an altered ticket', text: altered, tone: 'danger', head: 'Altered' },
    { what: 'the same seat again', text: payload, tone: 'attention', head: alreadyIn },
  ]);
  gate.open();
  await expect(page.getByText('In step with all doors')).toBeVisible();
  await expect(page.getByText('5 in of 6')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: late.name })).toContainText('In, ');
  expect(await checkInDoorsOf(request, eventId, [asha, bela, ravi, late])).toEqual([
    'South gate',
    'South gate',
    'North gate',
    'South gate',
  ]);
});

const newer = 'A genuine ticket, newer than the list here. The name comes with the net.';
