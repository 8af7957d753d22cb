import { expect, onTestFinished, test, vi } from 'vitest';

const all = Array.from({ length: 1000 }, (_, n) => n);

async function loaded(n: number): Promise<typeof import('./sample.ts')> {
  const again = `./sample.ts?${n}`;
  return import(again);
}

test('a test that runs alone draws the same sample as in a full run', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('EVM_THOROUGH', '').stubEnv('EVM_SEED', '7');
  const [alone, among] = [await loaded(1), await loaded(2)];
  const { currentTestName } = expect.getState();
  expect.setState({ currentTestName: 'another' });
  const others = among.sampleOf(all, 10);
  expect.setState({ currentTestName });
  const own = among.sampleOf(all, 10);
  expect(own).toEqual(alone.sampleOf(all, 10));
  expect(own).not.toEqual(others);
});
