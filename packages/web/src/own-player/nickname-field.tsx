import { parseNickname, SHORTEST_NICKNAME } from '@outoften/rules/names/player-name';
import { useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { nameRefusalWords } from './name-refusal-words.ts';
import styles from './nickname-field.module.css';
import { useNameCheck } from './use-name-check.ts';

type NicknameFieldProps = Readonly<{
  /** The text as typed. */
  name: string;
  onChange: (name: string) => void;
  /** A name that another player in the room has, with free names to suggest. */
  taken: Readonly<{ name: string; suggestions: readonly string[] }> | undefined;
}>;

/** Longer than any name, so that a long pasted name is reported instead of cut. */
const LONGEST_INPUT = 50;

/** The field for a guest's name. A name that is too short is reported once the form is submitted with it. */
export function NicknameField({ name, onChange, taken }: NicknameFieldProps) {
  const say = useMessages();
  const fieldId = useId();
  const wordsId = useId();
  const parsed = parseNickname(name);
  const words = parsed.ok
    ? undefined
    : nameRefusalWords(say, { refusal: parsed.refusal, name, least: SHORTEST_NICKNAME });
  const { isAsked, field } = useNameCheck(words);
  const isWrong = !parsed.ok && (isAsked || parsed.refusal !== 'too-short');
  return (
    <div className={styles.group}>
      <label className={styles.label} htmlFor={fieldId}>
        {say('player.nickname')}
      </label>
      <input
        {...field}
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
        {isWrong && <p className={styles.wrong}>{words}</p>}
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
