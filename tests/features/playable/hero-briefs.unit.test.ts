import { describe, expect, it } from 'vitest';
import { heroBriefs } from '../../../src/features/home/hero-briefs.ts';
import { homeKind } from '../../../src/features/home/words/home.ts';
import { briefIds } from '../../../src/features/playable/briefs.ts';
import { changes, sentenceParts } from '../../../src/features/playable/sentence.ts';
import { fitted } from '../../../src/shared/content/fitted.ts';

const { hero } = homeKind.release;

describe('descriptions of the home page', () => {
  it('begin with the bakery, and say every word that can be exchanged', () => {
    const briefs = heroBriefs(hero);
    expect(briefs.map(({ screen }) => screen)).toEqual(briefIds);
    for (const { screen, prompt } of briefs) {
      const parts = sentenceParts(prompt, changes[screen]);
      expect(parts.filter((part) => typeof part === 'object')).toHaveLength(2);
      expect(parts.filter((part) => typeof part === 'string').join('')).not.toContain(':');
    }
  });

  it('come back into a document that was saved before they existed', () => {
    const { play, ...before } = hero;
    const fit = fitted(homeKind.fields, { ...homeKind.release, hero: before }, homeKind.release);
    expect(fit).toEqual(homeKind.release);
    expect(play.further).not.toEqual([]);
  });

  it('are none where the owner switched them off, or shows another first picture', () => {
    expect(heroBriefs({ ...hero, play: { ...hero.play, isPlayed: false } })).toEqual([]);
    const picture = { ...hero.proof.picture, src: '/media/own.webp' };
    expect(heroBriefs({ ...hero, proof: { ...hero.proof, picture } })).toEqual([]);
  });
});

describe('words of a description', () => {
  const [closing, list] = changes.bakery;
  if (!closing || !list) throw new Error('The bakery has two changes.');

  it('are found in any order, also with spaces that do not break', () => {
    expect(sentenceParts('A list at 3\u00a0am, orders to 8 pm.', [closing, list])).toEqual([
      'A list at ',
      { change: 1 },
      ', orders to ',
      { change: 0 },
      '.',
    ]);
  });

  it('follow a text that does not say them', () => {
    expect(sentenceParts('A bakery.', [closing])).toEqual([
      'A bakery.',
      ' Last order: ',
      { change: 0 },
    ]);
  });
});
