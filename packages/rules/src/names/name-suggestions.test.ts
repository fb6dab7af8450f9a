import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNameCandidates } from './name-suggestions.ts';
import { type PlayerName, parsePlayerName, playerNameKey } from './player-name.ts';

describe('names like one that is taken', () => {
  test('keep its letters and add a word or a number', () => {
    expect(listNameCandidates(aName('Ana'), () => 0)).toEqual([
      'Ana_reel',
      'Ana_10',
      'the_Ana',
      'Ana_matinee',
      'Ana_encore',
      'Ana_100',
      'Ana_1000',
      'Ana_10000',
      'Ana_100000',
      'player_100000',
    ]);
  });

  test('have another ending for another random number', () => {
    expect(listNameCandidates(aName('Ana'), () => 0.999)).toEqual([
      'Ana_star',
      'Ana_99',
      'the_Ana',
      'Ana_reel',
      'Ana_matinee',
      'Ana_999',
      'Ana_9991',
      'Ana_99910',
      'Ana_999100',
      'player_999100',
    ]);
  });

  test('are shortened if they are too long', () => {
    const names = listNameCandidates(aName('Projectionist_1984_x'), () => 0);
    expect(names.slice(0, 4)).toEqual([
      'Projectionist_1_reel',
      'Projectionist_198_10',
      'the_Projectionist_19',
      'Projectionis_matinee',
    ]);
  });

  test('have no two underscores in a row if the name begins or ends with one', () => {
    const names = listNameCandidates(aName('_Ana__'), () => 0);
    expect(names.slice(0, 3)).toEqual(['_Ana_reel', '_Ana_10', 'the_Ana']);
  });

  test('end with numbers if the name is in another script', () => {
    const names = listNameCandidates(aName('Анна Мария'), () => 0);
    expect(names.slice(0, 3)).toEqual(['Анна Мария_10', 'Анна Мария_100', 'Анна Мария_1000']);
    expect(names).toContain('player_100000');
  });

  test('are never cut within a character', () => {
    const names = listNameCandidates(aName('𠮷'.repeat(20)), () => 0);
    expect(names[0]).toBe(`${'𠮷'.repeat(17)}_10`);
  });

  test('keep the signs of the name, but none before an ending', () => {
    const names = listNameCandidates(aName('Anne-Marie B. Cde-Gh'), () => 0);
    expect(names.slice(0, 3)).toEqual([
      'Anne-Marie B. C_reel',
      'Anne-Marie B. Cde_10',
      'the_Anne-Marie B. Cd',
    ]);
    expect(listNameCandidates(aName('Mr. T'), () => 0)[0]).toBe('Mr. T_reel');
  });

  test('are valid and free, differ from each other in any case, and are enough', () => {
    const anyName = fc
      .stringMatching(/^[\wéЖ田 ’.&-]{3,20}$/)
      .map(parsePlayerName)
      .filter((name) => name.ok);
    const anyChance = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), {
      minLength: 20,
      maxLength: 20,
    });
    fc.assert(
      fc.property(anyName, anyChance, ({ value }, chances) => {
        let next = 0;
        const names = listNameCandidates(value, () => chances[next++ % chances.length] ?? 0);
        const keys = names.map(playerNameKey);
        expect(names.map((name) => parsePlayerName(name).ok)).not.toContain(false);
        expect(keys).not.toContain(playerNameKey(value));
        expect(new Set(keys).size).toBe(names.length);
        expect(names.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

function aName(text: string): PlayerName {
  const name = parsePlayerName(text);
  if (!name.ok) throw new Error(`"${text}" is ${name.refusal}`);
  return name.value;
}
