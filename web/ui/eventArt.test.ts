import { describe, expect, it } from 'vitest';
import { randomNumbers, eventArt, motifs, palettes } from './eventArt.ts';

const ids = Array.from({ length: 400 }, (_, n) => `event_01k${n.toString(36).padStart(4, '0')}`);

describe('the generated picture of an event', () => {
  it('is the same for the same event', () => {
    expect(eventArt('event_01kabc', ['chess'])).toEqual(eventArt('event_01kabc', ['chess']));
  });

  it('uses every palette and every motif', () => {
    const drawn = ids.map((id) => eventArt(id, []));
    expect(new Set(drawn.map(({ palette }) => palette)).size).toBe(palettes.length);
    expect(new Set(drawn.map(({ motif }) => motif)).size).toBe(motifs.length);
  });

  it.each([
    [['Music', 'campus'], 'bars'],
    [['outdoors', 'Photography'], 'hills'],
    [['hackathon'], 'lines'],
    [['athletics'], 'tracks'],
  ])('follows the tags %j to %s', (tags, motif) => {
    expect(eventArt('event_01kabc', tags).motif).toBe(motif);
  });

  it('draws its random numbers evenly', () => {
    const next = randomNumbers(7);
    const drawn = Array.from({ length: 1000 }, next);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(drawn.reduce((sum, value) => sum + value) / drawn.length).toBeCloseTo(0.5, 1);
  });
});
