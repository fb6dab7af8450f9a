import { CODE_LENGTH, parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useIsOnline } from '../page/browser-state.ts';
import styles from './code-field.module.css';

type CodeFieldProps = Readonly<{
  /** `board` is for a lit board. */
  look: 'dark' | 'board';
  /** Shown above the field, in addition to the label that screen readers get. */
  hint?: string;
  /** The button's content. Screen readers always get "Join". */
  act: ReactNode;
  onCode: (code: RoomCode) => void;
}>;

const CELLS = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/**
 * A field for a room's code: one input over five cells that show the typed letters. A pasted link is replaced by its
 * code. If the form is submitted before the app runs, it leads to `/join?code=`.
 */
export function CodeField({ look, hint, act, onCode }: CodeFieldProps) {
  const say = useMessages();
  const id = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'short' | 'offline'>();
  const isOnline = useIsOnline();

  // Takes letters that were typed before the app ran.
  useEffect(() => setTyped(readCells(input.current?.value ?? '')), []);

  function type(field: HTMLInputElement): void {
    field.value = readCells(field.value);
    setTyped(field.value);
    setProblem(undefined);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const code = isOnline ? parseRoomCode(typed) : undefined;
    setProblem(code === undefined ? (isOnline ? 'short' : 'offline') : undefined);
    if (code === undefined) input.current?.focus();
    else onCode(code);
  }

  return (
    <form className={styles.form} data-look={look} action="/join" noValidate onSubmit={send}>
      {hint !== undefined && (
        <p className={styles.hint} aria-hidden>
          {hint}
        </p>
      )}
      <div className={styles.field}>
        <div className={styles.cells}>
          {CELLS.map((place) => (
            <span
              key={place}
              className={styles.cell}
              data-next={place === typed.length || undefined}
              aria-hidden
            >
              {typed[place]}
            </span>
          ))}
          <label htmlFor={id} className="visually-hidden">
            {say('shell.code.label')}
          </label>
          <input
            ref={input}
            id={id}
            name="code"
            className={styles.input}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={problem === 'short'}
            aria-describedby={problemId}
            onInput={(event) => type(event.currentTarget)}
          />
        </div>
        <button type="submit" className={styles.act} aria-label={say('shell.code.join')}>
          {act}
        </button>
      </div>
      <p id={problemId} className={styles.problem} role="alert" hidden={problem === undefined}>
        {problem !== undefined && say(`shell.code.${problem}`)}
      </p>
    </form>
  );
}

/** Returns the content of the cells: the code in a link, or the first five letters and figures. */
function readCells(text: string): string {
  const code = text.length > CODE_LENGTH ? parseRoomCode(text) : undefined;
  return (
    code ??
    text
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, '')
      .slice(0, CODE_LENGTH)
  );
}
