import type { Page, Route } from '@playwright/test';

const operationOf = (route: Route) =>
  (route.request().postDataJSON() as { operationName?: string }).operationName ?? '';

/** Changes all answers to these operations. */
export async function changeAnswers<T>(page: Page, operation: RegExp, change: (answer: T) => void): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!operation.test(operationOf(route))) return route.fallback();
    try {
      const response = await route.fetch();
      const answer = (await response.json()) as T;
      change(answer);
      return await route.fulfill({ response, json: answer });
    } catch (error) {
      // the story has ended, and with it the page
      if (/has been (closed|disposed)/.test(String(error))) return undefined;
      throw error;
    }
  });
}

/** The server does the first mutation with this name, but its answer is lost. */
export async function loseAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || operationOf(route) !== operation) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

type BrokenNetwork = {
  /** How many mutations with the name the page has sent. */
  readonly requests: number;
  repair: () => void;
};

/** The network of mutations with this name fails, as a gateway without a server does, until it is repaired. */
export const failNetwork = (page: Page, operation: string): Promise<BrokenNetwork> =>
  breakNetwork(page, operation, (route) => route.fulfill({ status: 503, body: '' }));

/** The page waits for the answers of mutations with this name, until it is closed or loaded again. */
export const hangNetwork = (page: Page, operation: string): Promise<BrokenNetwork> =>
  breakNetwork(page, operation, async () => {});

async function breakNetwork(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<BrokenNetwork> {
  const network = { requests: 0, isDown: true, repair: () => void (network.isDown = false) };
  await page.route('**/graphql', (route) => {
    if (operationOf(route) !== operation) return route.fallback();
    network.requests += 1;
    return network.isDown ? answer(route) : route.fallback();
  });
  return network;
}
