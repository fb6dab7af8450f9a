import { LONGEST_SESSION_NAME, parseSessionName } from '@outoften/rules/room/session-name';
import { useId, useRef } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { X } from '../../ui/icons.ts';
import styles from './name-field.module.css';

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
      <div className={styles.field}>
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
  if (parsed.ok) return undefined;
  switch (parsed.refusal) {
    case 'too-short':
      return 'lobby.name.too-short';
    case 'too-long':
      return 'lobby.name.too-long';
    case 'wrong-character':
      return 'lobby.name.wrong-character';
  }
}
