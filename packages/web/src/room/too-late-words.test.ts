import { expect, test } from 'vitest';
import de from '../messages/de/room.json' with { type: 'json' };
import en from '../messages/en/room.json' with { type: 'json' };
import es from '../messages/es/room.json' with { type: 'json' };

const LATE = ['guess', 'hint', 'name'] as const;

// The player may have been connected all the time, to a server that could not store.
test.each([
  { language: 'en', messages: en, blame: /cut off|connect/i },
  { language: 'de', messages: de, blame: /verb[ui]nd/i },
  { language: 'es', messages: es, blame: /conexi|conect/i },
])('a move that came too late does not blame the connection, in $language', (about) => {
  for (const move of LATE) {
    const words = JSON.stringify(about.messages[`room.problem.${move}-too-late`]);
    expect(words.length).toBeGreaterThan(20);
    expect(words).not.toMatch(about.blame);
  }
});
