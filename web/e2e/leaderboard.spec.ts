import { expect, test, type Locator, type Page } from '@playwright/test';
import { changeAnswers } from './answers.ts';
import { signInAs, ask, award, createContestant, demo, importContestants, planEvent, session } from './people.ts';

const rows = (page: Page | Locator) => page.locator('tbody').getByRole('row');
const row = (page: Page | Locator, name: string) => rows(page).filter({ hasText: name });
const home = (page: Page) => page.getByRole('region', { name: 'Top Performers' });

/** Ranks and names of a board from its top. */
const standing = async (board: Page | Locator) =>
  Promise.all(
    (await rows(board).all()).map(
      async (each) =>
        `${await each.getByRole('cell').first().locator('span').first().innerText()} ${(await each.getByRole('rowheader').innerText()).split(/[\s]/)[0]}`,
    ),
  );

test('an award updates the open board, the own card and all ranks live', async ({ page }) => {
  const eventId = await planEvent(page.request, { title: 'Kite flying finals' });
  const anu = await createContestant(page.request, eventId, 'Anu');
  const ben = await createContestant(page.request, eventId, 'Ben');
  const cho = await createContestant(page.request, eventId, 'Cho');

  await signInAs(page, ben.email);
  await page.goto(`/events/${eventId}`);
  await page.getByRole('link', { name: 'View Leaderboard' }).click();
  await expect(page).toHaveURL(`/leaderboard/${eventId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kite flying finals' })).toBeVisible();
  await expect(page.getByText('No leaderboard data available for this event yet.')).toBeVisible();
  await expect(page.getByText("You don't have a score for this event yet.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Update Scores' })).toHaveCount(0);

  await award(page.request, eventId, anu, 50);
  await expect(row(page, anu.name)).toContainText('50');
  await award(page.request, eventId, cho, 30);
  await award(page.request, eventId, ben, 30, { achievements: ['Best Design'], note: 'A clean landing.' });
  await expect(row(page, ben.name)).toContainText('Best Design');
  await expect(row(page, ben.name)).toContainText('You');
  // equal scores share a rank; the participant who reached the score first is listed first
  await expect.poll(() => standing(page)).toEqual(['1 Anu', '2 Cho', '2 Ben']);

  const ownPerformance = page.getByRole('region', { name: 'Your performance' });
  await expect(ownPerformance).toContainText('30');
  await expect(ownPerformance).toContainText('Best Design');
  await expect(ownPerformance).toContainText('A clean landing.');
  await expect(page.getByText('You are now 2nd')).toBeAttached();

  await award(page.request, eventId, ben, 20);
  await expect.poll(() => standing(page)).toEqual(['1 Anu', '1 Ben', '3 Cho']);
  await expect(row(page, ben.name)).toContainText('Up 1 place');
  await expect(row(page, cho.name)).toContainText('Down 1 place');
  await expect(ownPerformance.getByText('50')).toBeVisible();
  await expect(page.getByText('You are now 1st')).toBeAttached();
  // the marks disappear on their own
  await expect(page.getByText(/^(Up|Down) 1 place$/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page).toHaveURL(`/events/${eventId}`);
});

test('rows glide to their new position, turn on the way, and respect reduced motion', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const anu = await createContestant(page.request, eventId, 'Anu');
  const ben = await createContestant(page.request, eventId, 'Ben');
  await award(page.request, eventId, anu, 10);
  await award(page.request, eventId, ben, 5);
  await signInAs(page, demo.participant);

  /** Starts to record how many rows glide at once, how many glides one row has, and whether a row leaves the board. */
  const glides = async () => {
    await page.evaluate(() => {
      const counts = { rows: 0, ofOne: 0, astray: false };
      Object.assign(window, { seen: counts });
      const watch = () => {
        const effects = document
          .getAnimations()
          .filter(({ id }) => id === 'glide')
          .map(({ effect }) => effect as KeyframeEffect);
        const targets = effects.map(({ target }) => target);
        const height = document.querySelector('tbody')?.offsetHeight ?? 0;
        for (const effect of effects) {
          const start = new DOMMatrix(String(effect.getKeyframes()[0]?.transform)).m42;
          if (Math.abs(start) > height) counts.astray = true;
        }
        const each = new Set(targets);
        counts.rows = Math.max(counts.rows, each.size);
        for (const one of each)
          counts.ofOne = Math.max(counts.ofOne, targets.filter((target) => target === one).length);
        requestAnimationFrame(watch);
      };
      watch();
    });
    return () => page.evaluate(() => (window as unknown as { seen: unknown }).seen);
  };

  await page.goto(`/leaderboard/${eventId}`);
  await expect(rows(page)).toHaveCount(2);
  const moved = await glides();
  await award(page.request, eventId, ben, 10);
  await award(page.request, eventId, anu, 10);
  await award(page.request, eventId, ben, 10);
  await expect.poll(() => standing(page)).toEqual(['1 Ben', '2 Anu']);
  await expect.poll(moved).toEqual({ rows: 2, ofOne: 1, astray: false });
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'glide').length))
    .toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  const still = await glides();
  await award(page.request, eventId, anu, 10);
  await expect.poll(() => standing(page)).toEqual(['1 Anu', '2 Ben']);
  await expect(row(page, anu.name)).toContainText('Up 1 place');
  expect(await still()).toEqual({ rows: 0, ofOne: 0, astray: false });
});

test(
  'the home page and both leaderboards follow a participant who rises to the top and falls again',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const eventId = await planEvent(page.request);
    const anu = await createContestant(page.request, eventId, 'Anu');
    await signInAs(page, demo.participant);
    await page.goto('/home');
    await expect(rows(home(page))).toHaveCount(5);
    const before = await standing(home(page));
    const boards = await (await browser.newContext()).newPage();
    await signInAs(boards, demo.participant);
    await boards.goto('/leaderboard');
    await expect(boards.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
    await expect(rows(boards).first()).toBeVisible();

    const points = 900_000;
    const awardId = await award(page.request, eventId, anu, points, { achievements: ['Early Bird'] });
    await expect(row(home(page), anu.name)).toContainText('1 Event');
    await expect(rows(home(page)).first()).toContainText(anu.name);
    await expect(rows(home(page))).toHaveCount(5);
    await expect(rows(boards).first()).toContainText(anu.name);
    await expect(rows(boards).first()).toContainText('Early Bird');

    await boards.getByRole('link', { name: 'College Rankings' }).click();
    await expect(boards).toHaveURL(/\/leaderboard\?tab=colleges$/);
    await expect(rows(boards).first()).toContainText('Meridian University');
    await expect(rows(boards).first()).toContainText(/9\d\d,\d\d\d/);

    const { token } = await session(page.request, demo.organizer);
    await ask(
      page.request,
      `mutation ($input: CorrectScoreInput!) { correctScore(input: $input) { award { id } } }`,
      { input: { awardId, points: 0 } },
      token,
    );
    await expect(row(home(page), anu.name)).toHaveCount(0);
    await expect.poll(() => standing(home(page))).toEqual(before);
    await expect(rows(boards).first()).not.toContainText(/9\d\d,\d\d\d/);
    await boards.reload();
    await expect(boards.getByRole('link', { name: 'College Rankings' })).toHaveAttribute('aria-current', 'page');
    await boards.goBack();
    await expect(boards.getByRole('link', { name: 'Top Performers' })).toHaveAttribute('aria-current', 'page');
    await expect(row(boards, anu.name)).toHaveCount(0);
    await boards.context().close();
  },
);

test(
  'further pages of a long board continue after the first, and list each participant once',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAs(page, demo.participant);
    await page.goto('/leaderboard');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
    const ranks = (await standing(page)).map((each) => Number(each.split(' ')[0]));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const ids = await rows(page).evaluateAll((all) => all.map((each) => each.dataset.id));
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('a board that is left no longer subscribes to changes', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request);
  const subscribed = new Map<string, string>();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload: frame }) => {
      type Message = { type: string; id: string; payload: { operationName: string } };
      const { type, id, payload } = JSON.parse(String(frame)) as Message;
      if (type === 'subscribe') subscribed.set(id, payload.operationName);
      if (type === 'complete') subscribed.delete(id);
    }),
  );
  const boards = () => [...subscribed.values()].filter((name) => name === 'useEventBoardSubscription').length;
  await signInAs(page, demo.participant);
  await page.goto(`/leaderboard/${eventId}`);
  await expect.poll(boards).toBe(1);
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect.poll(boards).toBe(0);
});

test(
  'a participant below the loaded rows sees at once that another one passed them',
  { tag: '@wide' },
  async ({ page }) => {
    const eventId = await planEvent(page.request, { capacity: 60 });
    const last = await createContestant(page.request, eventId, 'Zoe');
    const [next, newest, ...others] = await importContestants(page.request, eventId, 53);
    for (const other of others) await award(page.request, eventId, other, 2);
    await award(page.request, eventId, last, 1);
    await signInAs(page, last.email);
    await page.goto(`/leaderboard/${eventId}`);
    const ownPerformance = page.getByRole('region', { name: 'Your performance' });
    await expect(ownPerformance).toContainText('52');
    await expect(rows(page)).toHaveCount(51);
    await award(page.request, eventId, next!, 2);
    await expect(ownPerformance).toContainText('53');
    // the first change may arrive with the read after the subscription begins, this one does not
    await award(page.request, eventId, newest!, 2);
    await expect(ownPerformance).toContainText('54');
  },
);

test('an unknown event shows an error instead of a board', { tag: '@wide' }, async ({ page, isMobile }) => {
  await signInAs(page, demo.participant);
  await page.goto('/leaderboard/undefined');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Event ID' })).toBeVisible();
  await page.goto('/leaderboard/event_01h455vb4pex5vsknk084sn02q');
  await expect(page.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
  await page.goto('/events');
  if (isMobile) await page.getByRole('link', { name: 'View details' }).first().click();
  await page
    .getByRole('link', { name: isMobile ? 'View Leaderboard' : 'View leaderboard' })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Back to the event' })).toBeVisible();
});

test(
  'a board that fails to load says so, and the home page shows all except its table',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAs(page, demo.participant);
    const fail = (only: RegExp) =>
      page.route('**/graphql', (route) =>
        only.test(route.request().postData() ?? '') ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
    await fail(/"operationName":"(EventLeaderboard|Leaderboard)ScreenQuery"/);
    await page.goto('/leaderboard');
    await expect(page.getByRole('alert')).toContainText('Failed to load top performers');
    await page.goto('/leaderboard?tab=colleges');
    await expect(page.getByRole('alert')).toContainText('Failed to load college leaderboard');
    await page.goto('/leaderboard/event_01h455vb4pex5vsknk084sn02q');
    await expect(page.getByRole('alert')).toContainText('Failed to load leaderboard');

    type Home = { data: { home: { topPerformers: unknown } }; errors?: object[] };
    await changeAnswers<Home>(page, /^Home(Screen|TopBoard)Query$/, (answer) => {
      answer.data.home.topPerformers = null;
      answer.errors = [{ message: 'Something went wrong.', path: ['home', 'topPerformers'] }];
    });
    await page.goto('/home');
    await expect(home(page).getByText('No leaderboard data available yet.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

test('the overall boards show the row of the viewer and of the college above the first rows', async ({ page }) => {
  const eventId = await planEvent(page.request, { title: 'Sack race' });
  const anu = await createContestant(page.request, eventId, 'Anu');
  await award(page.request, eventId, anu, 0.25);
  await signInAs(page, anu.email);
  await page.goto('/leaderboard');
  await expect(rows(page)).toHaveCount(21);
  await expect(rows(page).first()).toContainText(anu.name);
  await expect(rows(page).first()).toContainText('You');
  await expect(rows(page).first()).toContainText('0.25');
  await award(page.request, eventId, anu, 1);
  await expect(rows(page).first()).toContainText('1.25');
  await page.goto('/leaderboard?tab=colleges');
  await expect(row(page, 'Your college')).toContainText('Meridian University');
});
