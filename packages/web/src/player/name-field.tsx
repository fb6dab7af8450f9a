import {
  LONGEST_PLAYER_NAME,
  parsePlayerName,
  SHORTEST_PLAYER_NAME,
} from '@outoften/rules/names/player-name';
import { useId } from 'react';
import type { NamingFailure } from '../api/players.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { nameRefusalWords } from '../own-player/name-refusal-words.ts';
import nickname from '../own-player/nickname-field.module.css';
import { useNameCheck } from '../own-player/use-name-check.ts';
import { callProblemMessage } from './call-problem-message.ts';
import styles from './name-field.module.css';

/** A failure with the name that it is about. */
export type FailedName = NamingFailure & Readonly<{ name: string }>;

type NameFieldProps = Readonly<{
  /** The text as typed. */
  name: string;
  /** The name that the player has. It may stay, even if it could not be chosen today. */
  own?: string;
  onChange: (name: string) => void;
  failure: FailedName | undefined;
}>;

/** Longer than any name, so that a long pasted name is refused instead of cut. */
const LONGEST_INPUT = 50;

const LENGTHS = { least: SHORTEST_PLAYER_NAME, most: LONGEST_PLAYER_NAME };

/** The field for a name. Reports at once what is wrong with the name, and suggests free names if it is taken. */
export function NameField({ name, own, onChange, failure }: NameFieldProps) {
  const say = useMessages();
  const fieldId = useId();
  const ruleId = useId();
  const problemId = useId();
  const parsed = parsePlayerName(name);
  const words =
    parsed.ok || name.trim() === own
      ? undefined
      : nameRefusalWords(say, { refusal: parsed.refusal, name, least: LENGTHS.least });
  const { isAsked, field } = useNameCheck(words);
  const isWrong = words !== undefined && (isAsked || name.trim() !== '');
  const refused = parsed.ok && parsed.value === failure?.name ? failure : undefined;
  const isRefused = refused !== undefined && refused.type !== 'failed';
  const problem = problemWords(say, { refused, failure });
  return (
    <div className={styles.group}>
      <label className={nickname.label} htmlFor={fieldId}>
        {say('player.name')}
      </label>
      <input
        {...field}
        id={fieldId}
        className={nickname.field}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_INPUT}
        aria-describedby={`${ruleId} ${problemId}`}
        aria-invalid={isWrong || isRefused}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={isWrong ? nickname.wrong : styles.rule} id={ruleId} aria-live="polite">
        {isWrong ? words : say('player.name.rule', LENGTHS)}
      </p>
      {problem !== undefined && (
        <p className={nickname.wrong} id={problemId} role="alert">
          {problem}
        </p>
      )}
      {refused?.type === 'name-taken' && <FreeNames failure={refused} onChoose={onChange} />}
    </div>
  );
}

type Failures = Readonly<{
  /** The failure, if it is about the name in the field. */
  refused: FailedName | undefined;
  failure: FailedName | undefined;
}>;

/** Returns why the name cannot be had; undefined if no reason is known. */
function problemWords(say: Say, { refused, failure }: Failures): string | undefined {
  if (refused?.type === 'name-taken') return say('player.name.taken', { name: refused.name });
  if (refused?.type === 'profane') return say('player.name.profane');
  return failure?.type === 'failed' ? say(callProblemMessage(failure.problem)) : undefined;
}

type FreeNamesProps = Readonly<{
  failure: Extract<FailedName, { type: 'name-taken' }>;
  onChoose: (name: string) => void;
}>;

function FreeNames({ failure: { suggestions }, onChoose }: FreeNamesProps) {
  const say = useMessages();
  const freeId = useId();
  if (suggestions.length === 0) return null;
  return (
    <>
      <p id={freeId}>{say('player.name.free')}</p>
      <ul className={styles.free} aria-labelledby={freeId}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={nickname.chip} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
