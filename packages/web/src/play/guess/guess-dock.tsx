import {
  DEFAULT_GUESS,
  moveRating,
  type Rating,
  type RatingBand,
  ratingBand,
} from '@outoften/rules/rating';
import { useRef, useState } from 'react';
import { formatTenths } from '../../messages/format-tenths.ts';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { QuestionSheet } from '../../ui/acts/question-sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { colourVariable } from '../../ui/fields/rating-colour.ts';
import { RatingSlider } from '../../ui/fields/rating-slider.tsx';
import { Minus, Plus, Ticket } from '../../ui/icons.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import { vibrate } from '../../ui/page/vibration.ts';
import styles from './guess-dock.module.css';
import { GuessField } from './guess-field.tsx';

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

/** Whether the slider was moved. An unmoved one is submitted only after a question. */
type Untouched = 'moved' | 'unmoved' | 'asking' | 'asked';

/**
 * The form for the guess: figure, word, slider and submit button. A slider that was never moved is submitted after one
 * question.
 */
export function GuessDock({
  guess,
  setGuess,
  submit,
  isSubmitting = false,
  isPaused = false,
}: GuessDockProps) {
  const say = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [touch, setTouch] = useState<Untouched>(guess === DEFAULT_GUESS ? 'unmoved' : 'moved');
  const rating = formatTenths(guess);
  const [word, range] = BAND_WORDS[ratingBand(guess)];
  const step = (steps: number) => slide(moveRating(guess, steps));

  /** The phone vibrates at whole points. */
  function slide(next: Rating): void {
    if (Math.trunc(next / 10) !== Math.trunc(guess / 10)) vibrate('point');
    set(next);
  }

  function set(next: Rating): void {
    setTouch('moved');
    setGuess(next);
  }

  function handIn(): void {
    if (isPaused || isSubmitting) return;
    if (touch === 'unmoved') {
      setTouch('asking');
      return;
    }
    vibrate('guess');
    submit();
  }

  function handInUnmoved(): void {
    setTouch('asked');
    handIn();
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
      <h2 className="visually-hidden">{say('play.your-guess')}</h2>
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
          stub={<Ticket size={22} aria-hidden />}
          isWorking={isSubmitting}
          isDisabled={isPaused}
          aria-describedby={isPaused ? PAUSE_NOTICE_ID : undefined}
          onClick={handIn}
        >
          {isPaused ? say('play.paused') : say('play.submit', { rating })}
        </TicketButton>
      </div>
      {touch === 'asking' && (
        <QuestionSheet
          title={say('play.unmoved.heading', { rating })}
          text={say('play.unmoved.text', { rating })}
          onClose={() => setTouch('asked')}
        >
          <TicketButton kind="amber" onClick={() => setTouch('asked')}>
            {say('play.unmoved.think')}
          </TicketButton>
          <TicketButton kind="velvet" onClick={handInUnmoved}>
            {say('play.unmoved.guess', { rating })}
          </TicketButton>
        </QuestionSheet>
      )}
    </div>
  );
}
