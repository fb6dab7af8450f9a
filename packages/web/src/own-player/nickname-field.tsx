import {
  LONGEST_PLAYER_NAME,
  type PlayerNameRefusal,
  parseNickname,
  SHORTEST_NICKNAME,
} from '@outoften/rules/names/player-name';
import { useId } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from './nickname-field.module.css';

type NicknameFieldProps = Readonly<{
  /** The text as typed. */
  name: string;
  onChange: (name: string) => void;
  /** A name that another player in the room has, with free names to suggest. */
  taken: Readonly<{ name: string; suggestions: readonly string[] }> | undefined;
}>;

/** Longer than any name, so that a long pasted name is reported instead of cut. */
const LONGEST_INPUT = 50;

const REFUSALS = {
  'too-short': 'player.name.too-short',
  'too-long': 'player.name.too-long',
  'wrong-character': 'player.name.wrong-character',
  'no-letter': 'player.name.no-letter',
  'mixed-scripts': 'player.name.mixed-scripts',
} as const satisfies Record<PlayerNameRefusal, MessageId>;

const LENGTHS = { least: SHORTEST_NICKNAME, most: LONGEST_PLAYER_NAME };

/** The field for a guest's name. A name that is too short is not reported while it is being typed. */
export function NicknameField({ name, onChange, taken }: NicknameFieldProps) {
  const say = useMessages();
  const fieldId = useId();
  const wordsId = useId();
  const parsed = parseNickname(name);
  const isWrong = !parsed.ok && parsed.refusal !== 'too-short';
  return (
    <div className={styles.group}>
      <label className={styles.label} htmlFor={fieldId}>
        {say('player.nickname')}
      </label>
      <input
        id={fieldId}
        className={styles.field}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST_INPUT}
        aria-describedby={wordsId}
        aria-invalid={isWrong || taken !== undefined}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div id={wordsId} className={styles.words} aria-live="polite">
        {isWrong && <p className={styles.wrong}>{say(REFUSALS[parsed.refusal], LENGTHS)}</p>}
        {taken !== undefined && (
          <p className={styles.wrong}>{say('player.nickname.taken', { name: taken.name })}</p>
        )}
      </div>
      {taken !== undefined && (
        <ul className={styles.suggestions}>
          {taken.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={styles.chip} onClick={() => onChange(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
