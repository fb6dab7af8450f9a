import { checkLobbyDraft, FRESH_LOBBY, type LobbyDraft, type LobbyRefusal } from './lobby-draft.ts';

type Figures = Pick<LobbyDraft, 'maxPlayers' | 'maxRounds' | 'hasTimeLimit' | 'timeLimit'>;

/** The figures that each refusal is about. */
const ABOUT = {
  'players-out-of-range': ({ maxPlayers }: Figures) => ({ maxPlayers }),
  'rounds-out-of-range': ({ maxRounds }: Figures) => ({ maxRounds }),
  'time-limit-out-of-range': ({ hasTimeLimit, timeLimit }: Figures) => ({
    hasTimeLimit,
    timeLimit,
  }),
} satisfies Partial<Record<LobbyRefusal, (draft: Figures) => Partial<LobbyDraft>>>;

/** Whether a figure is refused, whatever is wrong with those before it. */
export function refuses(draft: Figures, refusal: keyof typeof ABOUT): boolean {
  const checked = checkLobbyDraft({ ...FRESH_LOBBY, ...ABOUT[refusal](draft) }, '-');
  return !checked.ok && checked.refusal === refusal;
}
