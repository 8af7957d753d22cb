import { describe, expect, test } from 'vitest';
import { Budget, operationBudget, personBudget, Spendings } from './budget.ts';

const most = personBudget.seconds * 1000;

/** The code with which something is refused. */
function refusal(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { extensions: { code: string } }).extensions.code;
  }
}

function countTo(budget: Budget, howMany: number): void {
  for (let n = 0; n < howMany; n += 1) budget.count();
}

describe('an operation', () => {
  test('may send so many statements, and not one more until another operation begins', () => {
    const budget = new Budget('somebody', new Spendings());
    expect(refusal(() => countTo(budget, operationBudget.statements))).toBeUndefined();
    expect([1, 2].map(() => refusal(() => budget.count()))).toEqual(['OPERATION_TOO_LARGE', 'OPERATION_TOO_LARGE']);
    budget.renew();
    expect(refusal(() => countTo(budget, operationBudget.statements))).toBeUndefined();
  });

  test('may keep the database at work for so long', () => {
    const budget = new Budget('somebody', new Spendings());
    budget.spend(operationBudget.seconds * 1000);
    expect(refusal(() => budget.check())).toBeUndefined();
    budget.spend(1);
    expect(refusal(() => budget.check())).toBe('OPERATION_TOO_LARGE');
    expect(refusal(() => budget.count())).toBeUndefined();
  });
});

describe('a person', () => {
  test('gets back within a minute what they have spent', () => {
    const spendings = new Spendings();
    spendings.spend('somebody', most * 2, 0);
    expect(spendings.owed('somebody', 0)).toBe(most);
    expect(spendings.owed('somebody', 30_000)).toBe(most / 2);
    expect(spendings.owed('somebody', 60_000)).toBe(0);
    expect(spendings.owed('somebody', 600_000)).toBe(-most);
  });

  test('who waits may have as much as an operation may', async () => {
    const spendings = new Spendings();
    const operation = operationBudget.seconds * 1000;
    spendings.spend('somebody', most - operation + 50);
    await new Budget('somebody', spendings).recover();
    expect(spendings.owed('somebody')).toBeLessThanOrEqual(-operation);
  });

  test('spends by all their operations together, and for nobody else', () => {
    const spendings = new Spendings();
    for (let n = 0; n < 4; n += 1) new Budget('somebody', spendings).spend(most / 3);
    expect(refusal(() => new Budget('somebody', spendings).check())).toBe('TOO_MANY_REQUESTS');
    expect(refusal(() => new Budget('another', spendings).check())).toBeUndefined();
  });

  test('is remembered while they owe something, among as many as there are', () => {
    const spendings = new Spendings();
    for (let n = 0; n < 10_001; n += 1) spendings.spend(`p${n}`, most * 2, 0);
    expect([spendings.owed('p0', 0), spendings.owed('p1', 0)]).toEqual([-most, most]);
  });
});
