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
};

/** What a field changes of the room to be. */
type PartProps = Readonly<{ draft: LobbyDraft; change: (part: Partial<LobbyDraft>) => void }>;

/** Everything about a room but its films. */
export function LobbyForm({ draft, onChange }: LobbyFormProps) {
  const change = (part: Partial<LobbyDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <NameField draft={draft} change={change} />
      <SizeFields draft={draft} change={change} />
      <RuleSwitches draft={draft} change={change} />
    </>
  );
}

function NameField({ draft, change }: PartProps) {
  const say = useMessages();
  const nameId = useId();
  const ruleId = useId();
  const checked = checkLobbyDraft({ ...SOUND, name: draft.name });
  const problem = checked.ok ? undefined : NAME_REFUSALS[checked.refusal];
  return (
    <div className={styles.name}>
      <label htmlFor={nameId}>{say('lobby.name')}</label>
      <input
        id={nameId}
        placeholder={say('lobby.name.placeholder')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={LONGEST_SESSION_NAME * 2}
        aria-describedby={ruleId}
        aria-invalid={problem !== undefined}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <p id={ruleId} data-wrong={problem !== undefined || undefined} aria-live="polite">
        {say(problem ?? 'lobby.name.rule', { most: LONGEST_SESSION_NAME })}
      </p>
    </div>
  );
}

const PLAYERS = { least: FEWEST_PLAYERS, most: MOST_PLAYERS };
const ROUNDS = { least: FEWEST_ROUNDS, most: MOST_ROUNDS };
const SECONDS = { least: SHORTEST_TIME_LIMIT, most: LONGEST_TIME_LIMIT };

/** How many play for how long. */
function SizeFields({ draft, change }: PartProps) {
  const say = useMessages();
  const { maxPlayers, maxRounds, hasTimeLimit, timeLimit } = draft;
  return (
    <fieldset className={styles.group}>
      <legend>{say('lobby.size')}</legend>
      <FigureField
        label={say('lobby.players')}
        rule={say('lobby.from-to', PLAYERS)}
        problem={
          refuses({ maxPlayers }, 'players-out-of-range')
            ? say('lobby.players.wrong', PLAYERS)
            : undefined
        }
        value={maxPlayers}
        {...PLAYERS}
        step={1}
        onChange={(players) => change({ maxPlayers: players })}
      />
      <FigureField
        label={say('lobby.rounds')}
        rule={say('lobby.from-to', ROUNDS)}
        problem={
          refuses({ maxRounds }, 'rounds-out-of-range')
            ? say('lobby.rounds.wrong', ROUNDS)
            : undefined
        }
        value={maxRounds}
        {...ROUNDS}
        step={1}
        onChange={(rounds) => change({ maxRounds: rounds })}
      />
      <ToggleSwitch
        label={say('lobby.countdown')}
        state={say(hasTimeLimit ? 'lobby.on' : 'lobby.countdown.off')}
        isOn={hasTimeLimit}
        onChange={(isOn) => change({ hasTimeLimit: isOn })}
      />
      {hasTimeLimit && (
        <FigureField
          label={say('lobby.seconds')}
          rule={say('lobby.from-to', SECONDS)}
          problem={
            refuses({ hasTimeLimit, timeLimit }, 'time-limit-out-of-range')
              ? say('lobby.seconds.wrong', SECONDS)
              : undefined
          }
          value={timeLimit}
          {...SECONDS}
          step={5}
          onChange={(seconds) => change({ timeLimit: seconds })}
        />
      )}
    </fieldset>
  );
}

/** Each field says what is wrong with itself, whatever is wrong with those before it. */
function refuses(part: Partial<LobbyDraft>, refusal: LobbyRefusal): boolean {
  const checked = checkLobbyDraft({ ...SOUND, ...part });
  return !checked.ok && checked.refusal === refusal;
}

/** How it is played. Advanced mode decides about hints and posters by itself. */
function RuleSwitches({ draft, change }: PartProps) {
  const say = useMessages();
  const { advancedMode, allowHints, allowImage, isAudienceSession } = draft;
  const state = (isOn: boolean) => say(isOn ? 'lobby.on' : 'lobby.off');
  return (
    <fieldset className={styles.group}>
      <legend>{say('lobby.rules')}</legend>
      <ToggleSwitch
        label={say('lobby.advanced')}
        note={say('lobby.advanced.note')}
        state={state(advancedMode)}
        isOn={advancedMode}
        onChange={(isOn) => change({ advancedMode: isOn })}
      />
      <ToggleSwitch
        label={say('lobby.hints')}
        note={say('lobby.hints.note')}
        state={advancedMode ? say('lobby.hints.contained') : state(allowHints)}
        isOn={allowHints || advancedMode}
        isDisabled={advancedMode}
        onChange={(isOn) => change({ allowHints: isOn })}
      />
      <ToggleSwitch
        label={say('lobby.poster')}
        note={say('lobby.poster.note')}
        state={advancedMode ? say('lobby.poster.overruled') : state(allowImage)}
        isOn={allowImage && !advancedMode}
        isDisabled={advancedMode}
        onChange={(isOn) => change({ allowImage: isOn })}
      />
      <ToggleSwitch
        label={say('lobby.audience')}
        note={say('lobby.audience.note')}
        state={state(isAudienceSession)}
        isOn={isAudienceSession}
        onChange={(isOn) => change({ isAudienceSession: isOn })}
      />
    </fieldset>
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
