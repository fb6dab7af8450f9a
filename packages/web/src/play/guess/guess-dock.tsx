import {
  DEFAULT_GUESS,
  HIGHEST_RATING,
  moveRating,
  parseRating,
  type Rating,
  type RatingBand,
  ratingBand,
} from '@outoften/rules/rating';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { QuestionSheet } from '../../ui/acts/sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { colourVariable, RatingSlider } from '../../ui/fields/rating-slider.tsx';
import { Minus, Plus, Ticket } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import { vibrate } from '../../ui/page/vibration.ts';
import { type TypedName, typedNames } from '../cast/cast-slot.tsx';
import styles from './guess-dock.module.css';
import figureStyles from './guess-field.module.css';

type GuessDockProps = Readonly<{
  guess: Rating;
  setGuess: (guess: Rating) => void;
  submit: () => void;
  /** True while the guess is being sent. */
  isSubmitting?: boolean;
  /** True while no guess is accepted. The slider can still be moved. */
  isPaused?: boolean;
}>;

const BAND_WORDS = {
  loved: ['play.band.loved', 'play.band.loved.range'],
  liked: ['play.band.liked', 'play.band.liked.range'],
  mixed: ['play.band.mixed', 'play.band.mixed.range'],
  panned: ['play.band.panned', 'play.band.panned.range'],
} satisfies Record<RatingBand, readonly [MessageId, MessageId]>;

/** What is asked before a guess, each once: about names that were typed but not tried, and a slider never moved. */
type Question = Readonly<{ about: 'names'; names: readonly TypedName[] } | { about: 'slider' }>;

/** The form for the guess: figure, word, slider and submit button. What looks unfinished is asked about first. */
export function GuessDock({
  guess,
  setGuess,
  submit,
  isSubmitting = false,
  isPaused = false,
}: GuessDockProps) {
  const say = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [isMoved, setMoved] = useState(guess !== DEFAULT_GUESS);
  const [question, setQuestion] = useState<Question>();
  const [asked, setAsked] = useState<readonly Question['about'][]>([]);
  const rating = formatTenths(guess);
  const [word, range] = BAND_WORDS[ratingBand(guess)];
  const step = (steps: number) => slide(moveRating(guess, steps));

  /** The phone vibrates at whole points. */
  function slide(next: Rating): void {
    if (Math.trunc(next / 10) !== Math.trunc(guess / 10)) vibrate('point');
    set(next);
  }

  function set(next: Rating): void {
    setMoved(true);
    setGuess(next);
  }

  function nextQuestion(): Question | undefined {
    const names = typedNames();
    if (names.length > 0 && !asked.includes('names')) return { about: 'names', names };
    return isMoved || asked.includes('slider') ? undefined : { about: 'slider' };
  }

  function handIn(): void {
    if (isPaused || isSubmitting) return;
    const next = nextQuestion();
    setQuestion(next);
    if (next !== undefined) {
      setAsked([...asked, next.about]);
      return;
    }
    vibrate('guess');
    submit();
  }

  function tryNames(names: readonly TypedName[]): void {
    setQuestion(undefined);
    for (const { tryIt } of names) void tryIt();
  }

  /** Moves a digit that is typed on the slider to the field, where the player can type the rest. */
  function typeFigure(figure: string): void {
    field.current?.focus();
    field.current?.select();
    field.current?.setRangeText(figure, 0, field.current.value.length, 'end');
    field.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  return (
    <div className={styles.dock} style={{ '--colour': colourVariable(guess) }}>
      <h2 className={styles.ask}>{say('play.question')}</h2>
      <div className={styles.figure}>
        <GuessField ref={field} guess={guess} setGuess={set} submit={handIn} />
      </div>
      <p className={styles.word}>
        <strong>{say(word)}</strong>
        <span>{say(range)}</span>
      </p>
      <div className={styles.steps}>
        <button type="button" aria-label={say('play.less')} onClick={() => step(-1)}>
          <Minus size={20} aria-hidden />
        </button>
        <button type="button" aria-label={say('play.more')} onClick={() => step(1)}>
          <Plus size={20} aria-hidden />
        </button>
      </div>
      <div className={styles.slider}>
        <RatingSlider
          label={say('play.your-guess')}
          valueText={say('play.guess-spoken', { rating, word: say(word) })}
          value={guess}
          onChange={slide}
          onFigure={typeFigure}
        />
      </div>
      <div className={styles.submit}>
        <TicketButton
          kind="amber"
          wide
          icon={Ticket}
          iconSize={22}
          isWorking={isSubmitting}
          isDisabled={isPaused}
          aria-describedby={isPaused ? PAUSE_NOTICE_ID : undefined}
          onClick={handIn}
        >
          {isPaused ? say('play.paused') : say('play.submit', { rating })}
        </TicketButton>
      </div>
      {question?.about === 'names' && (
        <QuestionSheet
          title={say('play.untried.heading', {
            name: question.names.map(({ name }) => name).join(', '),
          })}
          text={say('play.untried.text')}
          onClose={() => setQuestion(undefined)}
        >
          <TicketButton kind="amber" onClick={() => tryNames(question.names)}>
            {say('play.untried.try')}
          </TicketButton>
          <TicketButton kind="velvet" onClick={handIn}>
            {say('play.unmoved.guess', { rating })}
          </TicketButton>
        </QuestionSheet>
      )}
      {question?.about === 'slider' && (
        <QuestionSheet
          title={say('play.unmoved.heading', { rating })}
          text={say('play.unmoved.text', { rating })}
          onClose={() => setQuestion(undefined)}
        >
          <TicketButton kind="amber" onClick={() => setQuestion(undefined)}>
            {say('play.unmoved.think')}
          </TicketButton>
          <TicketButton kind="velvet" onClick={handIn}>
            {say('play.unmoved.guess', { rating })}
          </TicketButton>
        </QuestionSheet>
      )}
    </div>
  );
}

type GuessFieldProps = Readonly<{
  ref: Ref<HTMLInputElement>;
  guess: Rating;
  setGuess: (guess: Rating) => void;
  submit: () => void;
}>;

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The large figure. A press turns it into a field for a typed number. */
function GuessField({ ref, guess, setGuess, submit }: GuessFieldProps) {
  const say = useMessages();
  const refusalId = useId();
  /** The text while it is being typed: "7." is not a rating yet. */
  const [draft, setDraft] = useState<string>();
  /** True after a text that is no rating was submitted. */
  const [isRefused, setRefused] = useState(false);

  function type(text: string): void {
    setDraft(text);
    setRefused(false);
    const rating = parseRating(text.trim());
    if (rating !== undefined) setGuess(rating);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps = KEY_STEPS[event.key];
    if (event.key === 'Enter') {
      if (isComplete(draft)) submit();
      else setRefused(true);
    }
    if (steps === undefined) return;
    event.preventDefault();
    forget();
    setGuess(moveRating(guess, steps));
  }

  function forget(): void {
    setDraft(undefined);
    setRefused(false);
  }

  return (
    <div className={figureStyles.field} data-typing={draft !== undefined || undefined}>
      <span className={figureStyles.shown} aria-hidden>
        <RatingFigure rating={guess} />
      </span>
      <input
        ref={ref}
        className={figureStyles.input}
        inputMode="decimal"
        maxLength={4}
        aria-label={say('play.type-guess')}
        aria-invalid={isRefused}
        aria-errormessage={isRefused ? refusalId : undefined}
        value={draft ?? formatTenths(guess)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={forget}
        onKeyDown={onKeyDown}
      />
      {isRefused && (
        <p id={refusalId} role="alert" className={figureStyles.refusal}>
          {say('play.type-guess.refused')}
        </p>
      )}
    </div>
  );
}

function isComplete(draft: string | undefined): boolean {
  return draft === undefined || parseRating(draft.trim()) !== undefined;
}

/** A rating in large digits of equal width, because those of the display typeface differ. */
function RatingFigure({ rating }: Readonly<{ rating: Rating }>) {
  return (
    <span className={figureStyles.figure} data-highest={rating === HIGHEST_RATING || undefined}>
      {[...formatTenths(rating)].map((sign, place) => (
        // A figure is its place: signs change where they stand.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={place} className={/\d/.test(sign) ? figureStyles.digit : figureStyles.point}>
          {sign}
        </span>
      ))}
    </span>
  );
}
