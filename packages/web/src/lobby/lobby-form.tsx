import { NUMBER_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { useMessages, type Say } from '../messages/use-messages.ts';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { isWrong, type LobbyDraft } from './lobby-draft.ts';
import { useId, useRef, useState } from 'react';
import { Minus, Plus, X, Check } from '../ui/icons.ts';
import styles from './lobby-form.module.css';
import { LONGEST_SESSION_NAME, parseSessionName } from '@outoften/rules/room/session-name';
import type { MessageId } from '../messages/i18n.ts';
import { GAME_PRESETS, type GamePreset } from '@outoften/rules/room/game-presets';
import radioCard from '../ui/fields/radio-card.module.css';
import { type FilmFilter, ANY_FILM } from '@outoften/rules/film/film-filter';
import { FilmFilterChoice } from '../play/choice/film-filter-fields.tsx';
import { FilmSheet } from '../play/choice/film-sheet.tsx';
import { GENRES } from '@outoften/rules/film/genre';
import { filmCountWords } from '../play/choice/film-count.ts';

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

type FigureFieldProps = Readonly<{
  label: string;
  /** The allowed range, in words. */
  rule: string;
  /** What is wrong with the value; undefined if nothing is. */
  problem: string | undefined;
  /** The text as typed. */
  value: string;
  least: number;
  most: number;
  step: number;
  onChange: (value: string) => void;
}>;

/** A field for a whole number, with buttons for steps. A number out of range is reported, not changed. */
export function FigureField(props: FigureFieldProps) {
  const { label, rule, problem, value, least, most, step, onChange } = props;
  const say = useMessages();
  const id = useId();
  const ruleId = useId();
  const labelId = useId();

  function move(by: number): void {
    const figure = Number.parseInt(value, 10);
    const from = Number.isNaN(figure) ? least : figure;
    onChange(String(Math.min(most, Math.max(least, from + by))));
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={labelId}>
        {label}
      </label>
      <p className={problem === undefined ? styles.rule : styles.problem} id={ruleId}>
        {problem ?? rule}
      </p>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={say('lobby.less')}
          aria-describedby={labelId}
          onClick={() => move(-step)}
        >
          <Minus size={20} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-describedby={ruleId}
          aria-invalid={problem !== undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            const by = { ArrowUp: step, ArrowDown: -step }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            move(by);
          }}
        />
        <button
          type="button"
          aria-label={say('lobby.more')}
          aria-describedby={labelId}
          onClick={() => move(step)}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}

type NameFieldProps = Readonly<{
  name: string;
  /** True if the server refused the name. */
  isRefused: boolean;
  onChange: (name: string) => void;
}>;

/** The field for the room's name. A problem with the name is shown below it. */
export function NameField({ name, isRefused, onChange }: NameFieldProps) {
  const say = useMessages();
  const nameId = useId();
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const problem = isRefused ? 'room.problem.name' : nameProblem(name);

  function clear(): void {
    onChange('');
    field.current?.focus();
  }

  return (
    <div className={styles.name}>
      <label htmlFor={nameId}>{say('lobby.name')}</label>
      <div className={styles.nameFieldField}>
        <input
          ref={field}
          id={nameId}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={LONGEST_SESSION_NAME * 2}
          aria-describedby={problemId}
          aria-invalid={problem !== undefined}
          value={name}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {name !== '' && (
          <button type="button" aria-label={say('lobby.name.clear')} onClick={clear}>
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
      <p id={problemId} role={isRefused ? 'alert' : undefined} aria-live="polite">
        {problem && say(problem, { most: LONGEST_SESSION_NAME })}
      </p>
    </div>
  );
}

function nameProblem(name: string): MessageId | undefined {
  const parsed = parseSessionName(name);
  return parsed.ok ? undefined : `lobby.name.${parsed.refusal}`;
}

const PRESETS = ['quick', 'evening', 'experts'] as const satisfies readonly GamePreset[];

const PRESET = `${radioCard.card} ${styles.preset}`;

/** On the screen for a new room, presets are side by side. In a lobby they are stacked on larger screens. */
type Place = 'create' | 'lobby';

type PresetChoiceProps = Readonly<{
  place: Place;
  /** The id of its heading. */
  labelledBy: string;
  /** Undefined if the values match no preset. */
  chosen: GamePreset | undefined;
  onChoose: (preset: GamePreset) => void;
}>;

/** Three presets, each chosen with one tap. */
export function PresetChoice({ place, labelledBy, chosen, onChoose }: PresetChoiceProps) {
  const group = useId();
  return (
    <div
      className={styles.presets}
      data-place={place}
      role="radiogroup"
      aria-labelledby={labelledBy}
    >
      {PRESETS.map((preset) => (
        <label key={preset} className={PRESET}>
          <input
            type="radio"
            name={group}
            checked={preset === chosen}
            onChange={() => onChoose(preset)}
          />
          <PresetWords preset={preset} isChosen={preset === chosen} />
        </label>
      ))}
    </div>
  );
}

/** The preset that the host chose, as guests see it. */
export function ChosenPreset({ preset }: Readonly<{ preset: GamePreset }>) {
  return (
    <div className={styles.presets} data-place="lobby">
      <p className={PRESET} data-chosen>
        <PresetWords preset={preset} isChosen />
      </p>
    </div>
  );
}

function PresetWords({ preset, isChosen }: Readonly<{ preset: GamePreset; isChosen: boolean }>) {
  const say = useMessages();
  const { maxRounds: rounds, timeLimit: seconds } = GAME_PRESETS[preset];
  return (
    <>
      <strong>{say(`lobby.preset.${preset}`)}</strong>
      <span>{say('lobby.preset.films', { rounds, seconds })}</span>
      <small>{say(`lobby.preset.${preset}.note`)}</small>
      {isChosen && (
        <span className={styles.mark}>
          <Check size={13} strokeWidth={3.5} aria-hidden />
        </span>
      )}
    </>
  );
}

type FilmChoiceProps = Readonly<{
  filter: FilmFilter;
  /** How many films match the filter; undefined if they were not counted. */
  films: number | undefined;
  /** The game needs a film for each round. */
  rounds: number;
  onChange: (filter: FilmFilter) => void;
}>;

/** Shows which films are drawn, with a button to change that. */
export function FilmChoice({ filter, films, rounds, onChange }: FilmChoiceProps) {
  const say = useMessages();
  const labelId = useId();
  const changeId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <strong id={labelId}>{say('lobby.films')}</strong>
        <span>{filmWords(say, filter, films)}</span>
      </p>
      <button
        type="button"
        id={changeId}
        className={styles.change}
        aria-labelledby={`${changeId} ${labelId}`}
        onClick={() => setOpen(true)}
      >
        {say('lobby.films.change')}
      </button>
      {isOpen && (
        <FilmSheet
          title={say('play.programme.heading')}
          filter={filter}
          least={rounds}
          Fields={FilmFilterChoice}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          {say('lobby.films.done')}
        </FilmSheet>
      )}
    </div>
  );
}

/** Up to this many genres are named; more are counted. */
const MOST_NAMED = 3;

/** Describes the filter, with the number of films if they were counted. */
export function filmWords(say: Say, filter: FilmFilter, films: number | undefined): string {
  const { genres, fromYear, toYear, programme } = filter;
  const isEveryGenre = genres.length === GENRES.length;
  const isEveryYear = fromYear === ANY_FILM.fromYear && toYear === ANY_FILM.toYear;
  const parts: string[] = [];
  if (programme !== undefined) parts.push(say(`play.programme.${programme}`));
  else if (isEveryGenre && isEveryYear) parts.push(say('lobby.films.everything'));
  else if (!isEveryGenre && genres.length <= MOST_NAMED) {
    parts.push(...genres.map((genre) => say(`play.genre.${genre}`)));
  } else if (!isEveryGenre) parts.push(say('lobby.films.genres', { genres: genres.length }));
  if (!isEveryYear) parts.push(say('play.filter.span', { from: fromYear, to: toYear }));
  if (films !== undefined) parts.push(filmCountWords(say, films));
  return parts.join(', ');
}
