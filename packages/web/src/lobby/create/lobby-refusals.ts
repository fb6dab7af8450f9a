import { checkLobbyDraft, FRESH_LOBBY, type LobbyDraft, type LobbyRefusal } from './lobby-draft.ts';

type Figures = Pick<LobbyDraft, 'maxPlayers' | 'maxRounds' | 'hasTimeLimit' | 'timeLimit'>;

/** The fields that each refusal is about. */
const ABOUT = {
  'players-out-of-range': ({ maxPlayers }: Figures) => ({ maxPlayers }),
  'rounds-out-of-range': ({ maxRounds }: Figures) => ({ maxRounds }),
  'time-limit-out-of-range': ({ hasTimeLimit, timeLimit }: Figures) => ({
    hasTimeLimit,
    timeLimit,
  }),
} satisfies Partial<Record<LobbyRefusal, (draft: Figures) => Partial<LobbyDraft>>>;

/** True if the fields of this refusal are wrong, even if an earlier field is wrong as well. */
export function refuses(draft: Figures, refusal: keyof typeof ABOUT): boolean {
  const checked = checkLobbyDraft({ ...FRESH_LOBBY, ...ABOUT[refusal](draft) }, '-');
  return !checked.ok && checked.refusal === refusal;
}
