import { Autocomplete } from '@base-ui/react/autocomplete';
import { type CastSlotView, triesLeft } from '@outoften/rules/guessing/cast-slots';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { SHORTEST_QUERY } from '../../api/films.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { suggestNames } from '../../offline/suggest-names.ts';
import { ArrowRight } from '../../ui/icons.ts';
import styles from './cast-slot.module.css';
import { isLongName, Tries, useTypedName } from './cast-slot.tsx';

type OpenSlotProps = Readonly<{
  slot: CastSlotView & { state: 'open' };
  /** Counted from 0. */
  place: number;
  slots: number;
  /** Resolves to false if the name was refused and stays in the field. */
  onTry: (name: string) => Promise<boolean>;
}>;

/** Long enough to type the next letter, short enough not to be noticed. */
const PAUSE_MS = 120;

/** A field for a name, with suggestions from all known people. */
export function OpenSlot({ slot, place, slots, onTry }: OpenSlotProps) {
  const say = useMessages();
  const triesId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { suggestions, isWhole } = useSuggestions(typed);
  const [isOpen, setOpen] = useState(false);
  const left = triesLeft(slot);
  const lastWrong = slot.wrongNames.at(-1);

  async function tryName(name: string): Promise<void> {
    setTyped(name);
    const isTried = await onTry(name);
    // Text that was typed during the request is kept.
    if (isTried) setTyped((current) => (current === name ? '' : current));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() === '') input.current?.focus();
    else void tryName(typed);
  }

  const isEmpty = typed.trim() === '';
  useTypedName(isEmpty ? undefined : { name: typed, isWhole, tryIt: () => tryName(typed) });

  return (
    // Without a role, because screen readers would announce four forms.
    <form
      ref={form}
      role="none"
      className={styles.slot}
      data-state="open"
      data-tries={left}
      onSubmit={submit}
    >
      <Autocomplete.Root
        items={suggestions}
        value={typed}
        onValueChange={setTyped}
        // An open list would hide the rest of the screen from screen readers, even an empty one.
        open={isOpen && suggestions.length > 0}
        onOpenChange={setOpen}
        mode="none"
        autoHighlight={false}
      >
        <Autocomplete.Input
          ref={input}
          className={styles.input}
          aria-label={say('play.cast.field', { number: place + 1, slots })}
          aria-describedby={triesId}
          placeholder={lastWrong === undefined ? say('play.cast.placeholder') : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
        />
        {lastWrong !== undefined && typed === '' && (
          <span className={styles.wrong} aria-hidden>
            <span data-long={isLongName(lastWrong) || undefined}>{lastWrong}</span>
          </span>
        )}
        {/* Inside the form, so that screen readers find the names beside their field. */}
        <Autocomplete.Portal container={form}>
          <Autocomplete.Positioner
            className={styles.positioner}
            positionMethod="fixed"
            sideOffset={4}
            align="start"
          >
            {/* Not the library's popup, which hides the rest of the screen from screen readers while it is open. So this
               component fills the field. */}
            <div className={styles.popup}>
              <Autocomplete.List>
                {(name: string) => (
                  <Autocomplete.Item
                    key={name}
                    value={name}
                    className={styles.item}
                    onClick={() => void tryName(name)}
                  >
                    {name}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <span aria-live="polite" className="visually-hidden">
        {isOpen && say('play.cast.names-found', { names: suggestions.length })}
      </span>
      <span id={triesId} className="visually-hidden">
        {say('play.cast.tries', { left })}
      </span>
      {typed === '' ? (
        <Tries wrong={slot.wrongNames.length} />
      ) : (
        <button
          type="submit"
          className={styles.try}
          aria-label={say('play.cast.try', { name: typed })}
        >
          <ArrowRight size={20} aria-hidden />
        </button>
      )}
    </form>
  );
}

type Suggestions = Readonly<{
  suggestions: readonly string[];
  /** True if the text is one of them. */
  isWhole: boolean;
}>;

const NONE: Suggestions = { suggestions: [], isWhole: false };

/** Returns suggestions for the field's text, after a pause in typing. */
function useSuggestions(typed: string): Suggestions {
  const [found, setFound] = useState<{ query: string; names: readonly string[] }>();
  const query = typed.trim();
  useEffect(() => {
    if (query.length < SHORTEST_QUERY) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const names = await suggestNames(query);
      if (isCurrent) setFound({ query, names });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  if (query.length < SHORTEST_QUERY || found === undefined) return NONE;
  const { names } = found;
  const isWhole = names.some((name) => name.toLowerCase() === query.toLowerCase());
  // A name that is typed whole needs no list with only itself.
  return { suggestions: isWhole && names.length === 1 ? [] : names, isWhole };
}
