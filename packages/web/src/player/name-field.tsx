import {
  LONGEST_PLAYER_NAME,
  type PlayerNameRefusal,
  parsePlayerName,
  SHORTEST_PLAYER_NAME,
} from '@outoften/rules/names/player-name';
import { useId } from 'react';
import type { NamingFailure } from '../api/players.ts';
import type { MessageId } from '../messages/i18n.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { callProblemMessage } from './call-problem-message.ts';
import styles from './name-field.module.css';

/** A failure with the name that it is about. */
export type FailedName = NamingFailure & Readonly<{ name: string }>;

type NameFieldProps = Readonly<{
  /** The text as typed. */
  name: string;
  onChange: (name: string) => void;
  failure: FailedName | undefined;
}>;

/** Longer than any name, so that a long pasted name is refused instead of cut. */
const LONGEST_INPUT = 50;

const REFUSALS = {
  'too-short': 'player.name.too-short',
  'too-long': 'player.name.too-long',
  'wrong-character': 'player.name.wrong-character',
  'no-letter': 'player.name.no-letter',
  'mixed-scripts': 'player.name.mixed-scripts',
} as const satisfies Record<PlayerNameRefusal, MessageId>;

const LENGTHS = { least: SHORTEST_PLAYER_NAME, most: LONGEST_PLAYER_NAME };

/** The field for a name. Reports at once what is wrong with the name, and suggests free names if it is taken. */
export function NameField({ name, onChange, failure }: NameFieldProps) {
  const say = useMessages();
  const fieldId = useId();
  const ruleId = useId();
  const problemId = useId();
  const parsed = parsePlayerName(name);
  const isWrong = name.trim() !== '' && !parsed.ok;
  const refused = parsed.ok && parsed.value === failure?.name ? failure : undefined;
  const isRefused = refused !== undefined && refused.type !== 'failed';
  const problem = problemWords(say, { refused, failure });
  return (
    <div className={styles.group}>
      <label className={styles.label} htmlFor={fieldId}>
        {say('player.name')}
      </label>
      <input
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
        {say(isWrong ? REFUSALS[parsed.refusal] : 'player.name.rule', LENGTHS)}
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
      <ul className={styles.suggestions} aria-labelledby={freeId}>
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
