import {
  FEWEST_PLAYERS,
  FEWEST_ROUNDS,
  LONGEST_TIME_LIMIT,
  MOST_PLAYERS,
  MOST_ROUNDS,
  SHORTEST_TIME_LIMIT,
} from '@outoften/rules/room/lobby-settings';
import { LONGEST_SESSION_NAME } from '@outoften/rules/room/session-name';
import { useId } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ToggleSwitch } from '../ui/toggle-switch.tsx';
import { FigureField } from './figure-field.tsx';
import { checkLobbyDraft, type LobbyDraft, type LobbyRefusal } from './lobby-draft.ts';
import styles from './lobby-form.module.css';

type LobbyFormProps = Readonly<{ draft: LobbyDraft; onChange: (draft: LobbyDraft) => void }>;

const NAME_REFUSALS: Readonly<Partial<Record<LobbyRefusal, MessageId>>> = {
  'name-too-long': 'lobby.name.too-long',
  'name-wrong-character': 'lobby.name.wrong-character',
  'name-profane': 'room.problem.name',
};

/** Everything about a room but its films. */
export function LobbyForm({ draft, onChange }: LobbyFormProps) {
  const say = useMessages();
  const nameId = useId();
  const ruleId = useId();
  const change = (part: Partial<LobbyDraft>) => onChange({ ...draft, ...part });
  const state = (isOn: boolean) => say(isOn ? 'lobby.on' : 'lobby.off');
  // Each field says what is wrong with itself, whatever is wrong with those before it.
  const refuses = (part: Partial<LobbyDraft>, refusal: LobbyRefusal) => {
    const checked = checkLobbyDraft({ ...SOUND, ...part });
    return !checked.ok && checked.refusal === refusal;
  };
  const name = checkLobbyDraft({ ...SOUND, name: draft.name });
  const nameProblem = name.ok ? undefined : NAME_REFUSALS[name.refusal];
  const players = { least: FEWEST_PLAYERS, most: MOST_PLAYERS };
  const rounds = { least: FEWEST_ROUNDS, most: MOST_ROUNDS };
  const seconds = { least: SHORTEST_TIME_LIMIT, most: LONGEST_TIME_LIMIT };
  const timeLimit = { hasTimeLimit: true, timeLimit: draft.timeLimit };

  return (
    <>
      <div className={styles.name}>
        <label htmlFor={nameId}>{say('lobby.name')}</label>
        <input
          id={nameId}
          placeholder={say('lobby.name.placeholder')}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LONGEST_SESSION_NAME * 2}
          aria-describedby={ruleId}
          aria-invalid={nameProblem !== undefined}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <p id={ruleId} data-wrong={nameProblem !== undefined || undefined} aria-live="polite">
          {say(nameProblem ?? 'lobby.name.rule', { most: LONGEST_SESSION_NAME })}
        </p>
      </div>
      <fieldset className={styles.group}>
        <legend>{say('lobby.size')}</legend>
        <FigureField
          label={say('lobby.players')}
          rule={say('lobby.from-to', players)}
          problem={
            refuses({ maxPlayers: draft.maxPlayers }, 'players-out-of-range')
              ? say('lobby.players.wrong', players)
              : undefined
          }
          value={draft.maxPlayers}
          {...players}
          step={1}
          onChange={(maxPlayers) => change({ maxPlayers })}
        />
        <FigureField
          label={say('lobby.rounds')}
          rule={say('lobby.from-to', rounds)}
          problem={
            refuses({ maxRounds: draft.maxRounds }, 'rounds-out-of-range')
              ? say('lobby.rounds.wrong', rounds)
              : undefined
          }
          value={draft.maxRounds}
          {...rounds}
          step={1}
          onChange={(maxRounds) => change({ maxRounds })}
        />
        <ToggleSwitch
          label={say('lobby.countdown')}
          state={draft.hasTimeLimit ? state(true) : say('lobby.countdown.off')}
          isOn={draft.hasTimeLimit}
          onChange={(hasTimeLimit) => change({ hasTimeLimit })}
        />
        {draft.hasTimeLimit && (
          <FigureField
            label={say('lobby.seconds')}
            rule={say('lobby.from-to', seconds)}
            problem={
              refuses(timeLimit, 'time-limit-out-of-range')
                ? say('lobby.seconds.wrong', seconds)
                : undefined
            }
            value={draft.timeLimit}
            {...seconds}
            step={5}
            onChange={(limit) => change({ timeLimit: limit })}
          />
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{say('lobby.rules')}</legend>
        <ToggleSwitch
          label={say('lobby.advanced')}
          note={say('lobby.advanced.note')}
          state={state(draft.advancedMode)}
          isOn={draft.advancedMode}
          onChange={(advancedMode) => change({ advancedMode })}
        />
        <ToggleSwitch
          label={say('lobby.hints')}
          note={say('lobby.hints.note')}
          state={draft.advancedMode ? say('lobby.hints.contained') : state(draft.allowHints)}
          isOn={draft.allowHints || draft.advancedMode}
          isDisabled={draft.advancedMode}
          onChange={(allowHints) => change({ allowHints })}
        />
        <ToggleSwitch
          label={say('lobby.poster')}
          note={say('lobby.poster.note')}
          state={draft.advancedMode ? say('lobby.poster.overruled') : state(draft.allowImage)}
          isOn={draft.allowImage && !draft.advancedMode}
          isDisabled={draft.advancedMode}
          onChange={(allowImage) => change({ allowImage })}
        />
        <ToggleSwitch
          label={say('lobby.audience')}
          note={say('lobby.audience.note')}
          state={state(draft.isAudienceSession)}
          isOn={draft.isAudienceSession}
          onChange={(isAudienceSession) => change({ isAudienceSession })}
        />
      </fieldset>
    </>
  );
}

/** A draft with nothing wrong, to try one field in. */
const SOUND: LobbyDraft = {
  name: '-',
  maxPlayers: String(FEWEST_PLAYERS),
  maxRounds: String(FEWEST_ROUNDS),
  hasTimeLimit: false,
  timeLimit: '',
  advancedMode: false,
  allowHints: false,
  allowImage: false,
  isAudienceSession: false,
};
