import { NUMBER_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { useMessages } from '../../messages/use-messages.ts';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { FigureField } from './figure-field.tsx';
import { isWrong, type LobbyDraft } from './lobby-draft.ts';

type LobbyFormProps = Readonly<{ draft: LobbyDraft; onChange: (draft: LobbyDraft) => void }>;

type PartProps = Readonly<{ draft: LobbyDraft; change: (part: Partial<LobbyDraft>) => void }>;

/** The settings of the game: its length and its rules. */
export function LobbyForm({ draft, onChange }: LobbyFormProps) {
  const change = (part: Partial<LobbyDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <LengthFields draft={draft} change={change} />
      <RuleSwitches draft={draft} change={change} />
    </>
  );
}

const { maxPlayers: PLAYERS, maxRounds: ROUNDS, timeLimit: SECONDS } = NUMBER_SETTINGS;

type SeatsFieldProps = PartProps &
  Readonly<{
    /** How many seats are taken. */
    taken: number;
  }>;

/** The number of seats. */
export function SeatsField({ draft, taken, change }: SeatsFieldProps) {
  const say = useMessages();
  const { maxPlayers } = draft;
  const isOutOfRange = isWrong(draft, 'maxPlayers');
  const isTooFew = !isOutOfRange && Number(maxPlayers) < taken;
  const least = Math.max(PLAYERS.least, taken);
  return (
    <FigureField
      label={say('lobby.players')}
      rule={say('lobby.from-to', { ...PLAYERS, least })}
      problem={
        isOutOfRange
          ? say('lobby.players.wrong', PLAYERS)
          : isTooFew
            ? say('lobby.players.too-few', { taken })
            : undefined
      }
      value={maxPlayers}
      least={least}
      most={PLAYERS.most}
      step={1}
      onChange={(players) => change({ maxPlayers: players })}
    />
  );
}

function LengthFields({ draft, change }: PartProps) {
  const say = useMessages();
  const { maxRounds, hasTimeLimit, timeLimit } = draft;
  return (
    <>
      <FigureField
        label={say('lobby.rounds')}
        rule={say('lobby.from-to', ROUNDS)}
        problem={isWrong(draft, 'maxRounds') ? say('lobby.rounds.wrong', ROUNDS) : undefined}
        value={maxRounds}
        least={ROUNDS.least}
        most={ROUNDS.most}
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
          problem={isWrong(draft, 'timeLimit') ? say('lobby.seconds.wrong', SECONDS) : undefined}
          value={timeLimit}
          least={SECONDS.least}
          most={SECONDS.most}
          step={5}
          onChange={(seconds) => change({ timeLimit: seconds })}
        />
      )}
    </>
  );
}

/** The switches for rules. Advanced mode decides about hints and posters. */
function RuleSwitches({ draft, change }: PartProps) {
  const say = useMessages();
  const { advancedMode, allowHints, allowImage, isAudienceSession } = draft;
  const state = (isOn: boolean) => say(isOn ? 'lobby.on' : 'lobby.off');
  return (
    <>
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
    </>
  );
}
