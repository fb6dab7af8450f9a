import {
  findWrongCharacter,
  LONGEST_PLAYER_NAME,
  type PlayerNameRefusal,
  parseNickname,
  parsePlayerName,
  SHORTEST_NICKNAME,
  SHORTEST_PLAYER_NAME,
} from '@outoften/rules/names/player-name';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CallProblem } from '../api/graphql-client.ts';
import type { NamingFailure } from '../api/players.ts';
import type { MessageId } from '../messages/i18n.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import styles from './name-fields.module.css';

type RefusedName = Readonly<{ refusal: PlayerNameRefusal; name: string; least: number }>;

/** Says what is wrong with a name as typed. */
function nameRefusalWords(say: Say, { refusal, name, least }: RefusedName): string {
  const wrong = findWrongCharacter(name) ?? '';
  // A mark is drawn over the character before it.
  const character = /^\p{M}/u.test(wrong) ? `◌${wrong}` : wrong;
  return say(`player.name.${refusal}`, { least, most: LONGEST_PLAYER_NAME, character });
}

type NameCheck = Readonly<{
  /** True once the form was submitted with a name that cannot be had. */
  isAsked: boolean;
  field: Readonly<{
    ref: RefObject<HTMLInputElement | null>;
    onInvalid: (problem: FormEvent<HTMLInputElement>) => void;
  }>;
}>;

/**
 * Keeps a form from being submitted while there are `words` against its name, so that its button need not be disabled.
 * A submit moves the focus to the field, which then says why.
 */
function useNameCheck(words: string | undefined): NameCheck {
  const ref = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => ref.current?.setCustomValidity(words ?? ''), [words]);
  return {
    isAsked,
    field: {
      ref,
      onInvalid(problem) {
        // The field shows the words itself, not the browser.
        problem.preventDefault();
        problem.currentTarget.focus();
        setAsked(true);
      },
    },
  };
}

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

/** Messages for codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'player.problem.offline',
  timeout: 'player.problem.timeout',
  TOO_MANY_REQUESTS: 'player.problem.too-many',
  UNAUTHORIZED: 'player.problem.unauthorized',
};

export function callProblemMessage(problem: CallProblem): MessageId {
  return PROBLEMS[problem] ?? 'player.problem.other';
}

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
    <div className={styles.nameFieldGroup}>
      <label className={styles.label} htmlFor={fieldId}>
        {say('player.name')}
      </label>
      <input
        {...field}
        id={fieldId}
        className={styles.field}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_INPUT}
        aria-describedby={`${ruleId} ${problemId}`}
        aria-invalid={isWrong || isRefused}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={isWrong ? styles.wrong : styles.rule} id={ruleId} aria-live="polite">
        {isWrong ? words : say('player.name.rule', LENGTHS)}
      </p>
      {problem !== undefined && (
        <p className={styles.wrong} id={problemId} role="alert">
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
            <button type="button" className={styles.chip} onClick={() => onChoose(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
