import { describe, expect, test } from 'vitest';
import { Budget, operationBudget, personBudget, TimeBudgets } from './budget.ts';

const most = personBudget.seconds * 1000;

/** The code of the error that `work` throws, if any. */
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
  test('an operation may send a limited number of statements until its budget is renewed', () => {
    const budget = new Budget('somebody', new TimeBudgets());
    expect(refusal(() => countTo(budget, operationBudget.statements))).toBeUndefined();
    expect([1, 2].map(() => refusal(() => budget.count()))).toEqual(['OPERATION_TOO_LARGE', 'OPERATION_TOO_LARGE']);
    budget.renew();
    expect(refusal(() => countTo(budget, operationBudget.statements))).toBeUndefined();
  });

  test('an operation may use the database for a limited time', () => {
    const budget = new Budget('somebody', new TimeBudgets());
    budget.spend(operationBudget.seconds * 1000);
    expect(refusal(() => budget.check())).toBeUndefined();
    budget.spend(1);
    expect(refusal(() => budget.check())).toBe('OPERATION_TOO_LARGE');
    expect(refusal(() => budget.count())).toBeUndefined();
  });
});

describe('a user', () => {
  test('spent time recovers within a minute', () => {
    const spendings = new TimeBudgets();
    spendings.spend('somebody', most * 2, 0);
    expect(spendings.overdraftOf('somebody', 0)).toBe(most);
    expect(spendings.overdraftOf('somebody', 30_000)).toBe(most / 2);
    expect(spendings.overdraftOf('somebody', 60_000)).toBe(0);
    expect(spendings.overdraftOf('somebody', 600_000)).toBe(-most);
  });

  test('waiting recovers the budget for a whole operation', async () => {
    const spendings = new TimeBudgets();
    const operation = operationBudget.seconds * 1000;
    spendings.spend('somebody', most - operation + 50);
    await new Budget('somebody', spendings).recover();
    expect(spendings.overdraftOf('somebody')).toBeLessThanOrEqual(-operation);
  });

  test('the operations of a user share one budget, separate from other users', () => {
    const spendings = new TimeBudgets();
    for (let n = 0; n < 4; n += 1) new Budget('somebody', spendings).spend(most / 3);
    expect(refusal(() => new Budget('somebody', spendings).check())).toBe('TOO_MANY_REQUESTS');
    expect(refusal(() => new Budget('another', spendings).check())).toBeUndefined();
  });

  test('users with a debt are remembered, up to a maximum number', () => {
    const spendings = new TimeBudgets();
    for (let n = 0; n < 10_001; n += 1) spendings.spend(`p${n}`, most * 2, 0);
    expect([spendings.overdraftOf('p0', 0), spendings.overdraftOf('p1', 0)]).toEqual([-most, most]);
  });
});
