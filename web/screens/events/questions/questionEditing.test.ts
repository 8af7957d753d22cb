import { describe, expect, it } from 'vitest';
import { problemsInWords } from '../../../../api/core/texts/inWords.ts';
import { withProblems, moveItem, newQuestion, dropIndex } from './questionEditing.ts';

describe('the questions of the event form', () => {
  it('new questions have unique keys, even after one was removed', () => {
    const first = newQuestion([]);
    const second = newQuestion([first]);
    expect(new Set([first, second, newQuestion([second])].map(({ key }) => key)).size).toBe(3);
  });

  it('each question has its own errors', () => {
    const blank = newQuestion([]);
    const choice = { ...blank, label: 'Size?', kind: 'ONE_OF' as const, options: ['S', ''] };
    const questions = withProblems([{ ...blank, label: 'Name?' }, choice, blank]);
    expect(questions.map(({ problems }) => problemsInWords(problems))).toEqual([
      {},
      { options: 'At least 2 options are needed' },
      { label: 'Label is required' },
    ]);
  });

  it('a question can be moved up and down', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a'], 3, 0)).toEqual(['a']);
  });

  it('rows make room as soon as the edge of the dragged row passes their middle', () => {
    // three rows of 40 pixels, and one of 100
    const middles = [20, 60, 100, 170];
    const dragged = (from: number, by: number, half = 20) => {
      const middle = middles[from]! + by;
      return dropIndex(middles, from, { top: middle - half, bottom: middle + half });
    };
    expect([dragged(1, 0), dragged(1, 19), dragged(1, 21), dragged(1, 91), dragged(1, 900)]).toEqual([1, 1, 2, 3, 3]);
    expect([dragged(2, -21), dragged(2, -61), dragged(2, -900)]).toEqual([1, 0, 0]);
    expect(dragged(3, -21, 50)).toBe(2);
  });
});
