import { GAME_PRESETS, type GamePreset } from '@outoften/rules/room/game-presets';
import { useId } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import radioCard from '../../ui/fields/radio-card.module.css';
import { Check } from '../../ui/icons.ts';
import styles from './preset-choice.module.css';

const PRESETS = ['quick', 'evening', 'experts'] as const satisfies readonly GamePreset[];

const PRESET = `${radioCard.card} ${styles.preset}`;

type Words = Readonly<{ name: MessageId; note: MessageId }>;

const WORDS: Readonly<Record<GamePreset, Words>> = {
  quick: { name: 'lobby.preset.quick', note: 'lobby.preset.quick.note' },
  evening: { name: 'lobby.preset.evening', note: 'lobby.preset.evening.note' },
  experts: { name: 'lobby.preset.experts', note: 'lobby.preset.experts.note' },
};

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
      <strong>{say(WORDS[preset].name)}</strong>
      <span>{say('lobby.preset.films', { rounds, seconds })}</span>
      <small>{say(WORDS[preset].note)}</small>
      {isChosen && (
        <span className={styles.mark}>
          <Check size={13} strokeWidth={3.5} aria-hidden />
        </span>
      )}
    </>
  );
}
