import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { dispatcherLock } from './core/journal/dispatcher.ts';
import { examine, findingsInWords } from './manage/doctor.ts';
import { startApi } from './testing/api.ts';
import { announcementsIn } from './testing/announce.ts';
import { ask } from './testing/client.ts';
import { LiveClient } from './testing/live.ts';

const api = await startApi();
const other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
afterAll(async () => {
  await other.close();
  await api.close();
});

/** Stops all dispatchers. The returned function lets them continue. */
async function stop(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: api.address });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [dispatcherLock]);
  let stopped = true;
  const letGo = async () => {
    if (stopped) await client.end();
    stopped = false;
  };
  onTestFinished(letGo);
  return letGo;
}

const journal = async () => {
  const answer = await fetch(`${api.url}/readyz`);
  const { journal: state } = (await answer.json()) as { journal: { seconds: number; failed: number } };
  return { status: answer.status, ...state };
};
const found = async () => {
  const { databaseUrl, dataDir, secret } = api.config;
  const findings = await examine({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET: secret });
  return findingsInWords(findings).find(({ what }) => what === 'Journal');
};

test('while the dispatchers are blocked, screens get no news, but a session still ends in every process', async () => {
  const organizer = await api.buildUser({ role: 'organizer' });
  const [reader, leaver] = [await api.buildUser(), await api.buildUser()];
  await api.caughtUp();
  const reading = await LiveClient.open(other.url, await api.tokenOf(reader));
  const leaving = await LiveClient.open(other.url, await api.tokenOf(leaver));
  const feed = reading.subscribe({ query: 'subscription { announcementChanged { what: __typename } }' });
  await feed.next();
  const letGo = await stop();
  await announcementsIn(api.sql)({ createdBy: organizer });
  // not through `api.graphql`, which would wait for the stopped dispatcher
  await ask(api.url, 'mutation { logout { success } }', {}, { token: await api.tokenOf(leaver) });
  expect((await leaving.closed).code).toBe(4403);
  expect(feed.fresh).toEqual([]);
  expect(await journal()).toMatchObject({ status: 200, failed: 0 });
  expect((await journal()).seconds).toBeGreaterThan(0);
  await letGo();
  expect((await feed.next()).data).toEqual({ announcementChanged: { what: 'AnnouncementCreated' } });
  await reading.close();
  await api.caughtUp();
  expect(await journal()).toEqual({ status: 200, seconds: 0, failed: 0 });
});

test('the doctor and the admin dashboard report a journal that is behind and entries that could not be processed', async () => {
  const admin = await api.buildUser({ role: 'admin' });
  const onDashboard = async () => {
    const { data } = await api.as(admin)<{
      platformAnalytics: { journal: { secondsBehind: number; setAside: number } };
    }>('{ platformAnalytics { journal { secondsBehind setAside } } }');
    return data.platformAnalytics.journal;
  };
  await api.caughtUp();
  expect(await found()).toMatchObject({ state: 'ok', finding: 'Nothing waits.' });
  expect(await onDashboard()).toEqual({ secondsBehind: 0, setAside: 0 });
  const letGo = await stop();
  await api.sql(
    `INSERT INTO journal (kind, data, at) VALUES ('told', '{"topic": "test"}', now() - interval '61 seconds')`,
  );
  expect(await found()).toMatchObject({
    state: 'warning',
    finding: expect.stringMatching(/^\w+ and .* 6\d seconds behind/),
  });
  expect((await onDashboard()).secondsBehind).toBeOneOf([61, 62, 63, 64, 65]);
  await letGo();
  await api.caughtUp();
  await api.sql(`INSERT INTO journal_failed (follower, id, kind, data, at, cause, quiet, sqlstate)
    VALUES ('bell', 1, 'told', '{}', now(), pg_current_xact_id(), false, '22012')`);
  expect(await found()).toMatchObject({
    state: 'warning',
    finding: 'What happened could not be processed in one case.',
  });
  expect(await journal()).toMatchObject({ status: 200, failed: 1 });
  expect(await onDashboard()).toEqual({ secondsBehind: 0, setAside: 1 });
});
