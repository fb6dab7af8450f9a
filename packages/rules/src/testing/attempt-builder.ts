import { type Attempt, startAttempt } from '../guessing/attempt.ts';
import { type CastSlots, EMPTY_SLOTS } from '../guessing/cast-slots.ts';
import type { GameMode, LobbyScoring } from '../guessing/game-mode.ts';
import type { HintStates } from '../guessing/hints.ts';

export const LOCKED: HintStates = { poster: 'locked', overview: 'locked', review: 'locked' };

/** Every combination of settings there is. */
export const EVERY_MODE: readonly GameMode[] = [
  { type: 'solo' },
  { type: 'daily' },
  ...[false, true].flatMap((advancedMode) =>
    [false, true].flatMap((allowHints) =>
      [false, true].map((allowImage) => aLobby({ advancedMode, allowHints, allowImage })),
    ),
  ),
];

/** A lobby in which nothing is allowed but what is said. */
export function aLobby(scoring: Partial<LobbyScoring> = {}): GameMode {
  return {
    type: 'lobby',
    scoring: { advancedMode: false, allowHints: false, allowImage: false, ...scoring },
  };
}

/** An attempt that has just begun, alone unless a mode is given, but for what is said. */
export function anAttempt(
  parts: Partial<Readonly<{ mode: GameMode; hints: Partial<HintStates>; slots: CastSlots }>> = {},
): Attempt {
  const begun = startAttempt(parts.mode ?? { type: 'solo' });
  return {
    ...begun,
    hints: { ...begun.hints, ...parts.hints },
    slots: parts.slots ?? begun.slots,
  };
}

/** Four slots: so many credited with people of their own, and so many wrong names in the others, as they fit. */
export function slotsWith({ credited = 0, wrong = 0 }): CastSlots {
  return EMPTY_SLOTS.map((_, place) => {
    if (place < credited) {
      return {
        state: 'credited',
        person: `person-${place}`,
        name: `Name ${place}`,
        wrongNames: [],
      };
    }
    const count = Math.min(3, Math.max(0, wrong - 3 * (place - credited)));
    const wrongNames = Array.from({ length: count }, (_, nth) => `Wrong ${place} ${nth}`);
    return { state: count < 3 ? 'open' : 'spent', wrongNames };
  });
}
