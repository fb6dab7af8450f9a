import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { GAME_PRESETS, type GamePreset } from '@outoften/rules/room/game-presets';
import { NUMBER_SETTINGS, type NumberSetting } from '@outoften/rules/room/lobby-settings';
import { LONGEST_SESSION_NAME, parseSessionName } from '@outoften/rules/room/session-name';
import { useId, useRef, useState } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { filmCountWords } from '../play/choice/film-count.ts';
import { FilmFilterChoice } from '../play/choice/film-filter-fields.tsx';
import { FilmSheet } from '../play/choice/film-sheet.tsx';
import radioCard from '../ui/fields/radio-card.module.css';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { Check, Minus, Plus, X } from '../ui/icons.ts';
import { isWrong, type LobbyDraft } from './lobby-draft.ts';
import styles from './lobby-form.module.css';

type FormProps = Readonly<{ draft: LobbyDraft; change: (part: Partial<LobbyDraft>) => void }>;

/** The settings that are numbers, with the names of their messages, and how far a press moves them. */
const NUMBERS = {
  maxPlayers: { word: 'players', step: 1 },
  maxRounds: { word: 'rounds', step: 1 },
  timeLimit: { word: 'seconds', step: 5 },
} as const satisfies Record<NumberSetting, object>;

/** The rules that can be switched. Advanced mode decides about hints and posters. */
const RULES = [
  { setting: 'advancedMode', word: 'advanced' },
  {
    setting: 'allowHints',
    word: 'hints',
    inAdvanced: { state: 'lobby.hints.contained', isOn: true },
  },
  {
    setting: 'allowImage',
    word: 'poster',
    inAdvanced: { state: 'lobby.poster.overruled', isOn: false },
  },
  { setting: 'isAudienceSession', word: 'audience' },
] as const;

/** The settings of the game: its length and its rules. */
export function LobbyForm({ draft, change }: FormProps) {
  const say = useMessages();
  const { hasTimeLimit, advancedMode } = draft;
  return (
    <>
      <NumberField setting="maxRounds" draft={draft} change={change} />
      <ToggleSwitch
        label={say('lobby.countdown')}
        state={say(hasTimeLimit ? 'lobby.on' : 'lobby.countdown.off')}
        isOn={hasTimeLimit}
        onChange={(isOn) => change({ hasTimeLimit: isOn })}
      />
      {hasTimeLimit && <NumberField setting="timeLimit" draft={draft} change={change} />}
      {RULES.map(({ setting, word, ...rule }) => {
        const decided = advancedMode && 'inAdvanced' in rule ? rule.inAdvanced : undefined;
        const isOn = decided?.isOn ?? draft[setting];
        return (
          <ToggleSwitch
            key={setting}
            label={say(`lobby.${word}`)}
            note={say(`lobby.${word}.note`)}
            state={say(decided?.state ?? (isOn ? 'lobby.on' : 'lobby.off'))}
            isOn={isOn}
            isDisabled={decided !== undefined}
            onChange={(chosen) => change({ [setting]: chosen })}
          />
        );
      })}
    </>
  );
}

type NumberFieldProps = FormProps & Readonly<{ setting: NumberSetting; taken?: number }>;

/** A setting that is a number. There are at least as many seats as are `taken`. */
export function NumberField({ setting, draft, taken = 0, change }: NumberFieldProps) {
  const say = useMessages();
  const { word, step } = NUMBERS[setting];
  const range = NUMBER_SETTINGS[setting];
  const least = Math.max(range.least, taken);
  const isTooFew = Number(draft[setting]) < taken;
  const tooFew = isTooFew ? say('lobby.players.too-few', { taken }) : undefined;
  return (
    <FigureField
      label={say(`lobby.${word}`)}
      rule={say('lobby.from-to', { ...range, least })}
      problem={isWrong(draft, setting) ? say(`lobby.${word}.wrong`, range) : tooFew}
      value={draft[setting]}
      least={least}
      most={range.most}
      step={step}
      onChange={(value) => change({ [setting]: value })}
    />
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
