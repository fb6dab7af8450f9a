import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatTenths } from '../messages/format-number.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { colourVariable, RatingStrip } from '../ui/fields/rating-slider.tsx';
import type { Ceremony } from './ceremonies.ts';
import styles from './reveal-line.module.css';
import { SWEEP_MS, sweepKeyframes } from './timeline.ts';
import type { Reveal } from './use-reveal.ts';

type RevealLineProps = Readonly<{
  reveal: Reveal;
  /** Undefined while it loads. */
  rating: Rating | undefined;
  /** The player's guess, with its figure below the strip; undefined if a flag shows it. */
  guess: Rating | undefined;
  /** Another player's guess, on a plate above the strip. */
  rival?: Readonly<{ name: string; guess: Rating }> | undefined;
  ceremony?: Ceremony | undefined;
  /** The flags of a room, between figure and strip. */
  flags?: ReactNode;
  /** False if the figure is shown elsewhere. */
  hasFigure?: boolean;
  /** The figure's label for screen readers. */
  label?: string;
  /** The content in words, for screen readers. */
  children?: ReactNode;
}>;

/** Below this rating there is no room for a label at the left, in tenths. */
const ROOM_FOR_LABEL = 25;

/** The strip of a reveal. First it is empty; then guesses, needle and figure appear. */
export function RevealLine(props: RevealLineProps) {
  const {
    reveal,
    rating,
    guess,
    rival,
    ceremony,
    flags,
    hasFigure = true,
    label,
    children,
  } = props;
  const say = useMessages();
  const { has } = reveal;
  const told = has('landed') ? rating : undefined;
  const celebrated = has('headline') ? ceremony : undefined;
  const gap = has('headline') && told !== undefined && guess !== undefined;
  return (
    <figure
      className={styles.line}
      data-night
      aria-label={label}
      data-ceremony={celebrated}
      data-flags={flags !== undefined || rival !== undefined || undefined}
    >
      {hasFigure && (
        <div className={styles.above}>{told !== undefined && <LandedFigure rating={told} />}</div>
      )}
      {flags}
      {rival !== undefined && (
        <p
          className={styles.rival}
          style={{ '--guess': rival.guess }}
          data-lifted={!has('drop') || undefined}
        >
          {rival.name} <strong>{formatTenths(rival.guess)}</strong>
        </p>
      )}
      <div className={styles.strip}>
        {celebrated === 'exact' && <ExactBulbs />}
        <RatingStrip
          {...(told !== undefined && { value: told, isRunning: true })}
          {...(gap && { gap: gapOf(guess, told) })}
        >
          {celebrated === 'within' && told !== undefined && <LitHoles rating={told} />}
          {guess !== undefined && (
            <div
              className={styles.own}
              style={{ '--guess': guess }}
              data-lifted={!has('drop') || undefined}
            />
          )}
          <Needle reveal={reveal} rating={rating} />
        </RatingStrip>
      </div>
      {guess !== undefined && (
        <p
          className={styles.guess}
          style={{ '--guess': guess, '--signs': formatTenths(guess).length }}
          data-low={guess < ROOM_FOR_LABEL || undefined}
          data-lifted={!has('drop') || undefined}
        >
          <span aria-hidden>{say('play.you')}</span>
          <strong aria-hidden>{formatTenths(guess)}</strong>
          <span className="visually-hidden">
            {told === undefined
              ? say('play.line.own', { rating: formatTenths(guess) })
              : guessWords(say, { name: say('play.you'), guess, answer: told })}
          </span>
        </p>
      )}
      {children}
    </figure>
  );
}

type NeedleProps = Readonly<{
  reveal: Reveal;
  /** Undefined while it loads. */
  rating: Rating | undefined;
}>;

/**
 * The needle that moves to the rating, with a bulb that lights at the end. No attribute contains the rating earlier:
 * the browser gets the animation only when it begins, and the final position is set when it is over.
 */
function Needle({ reveal, rating }: NeedleProps) {
  const { beat, has, since } = reveal;
  const needle = useRef<HTMLDivElement>(null);
  const isSweeping = beat === 'sweep';
  const isAtRest = has('landed');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when the sweep begins
  useEffect(() => {
    if (!isSweeping || rating === undefined) return undefined;
    const sweep = needle.current?.animate(sweepKeyframes(rating), {
      duration: SWEEP_MS,
      fill: 'forwards',
    });
    if (sweep) sweep.currentTime = Math.max(0, since('sweep'));
    return () => sweep?.cancel();
  }, [isSweeping, rating]);

  if (!has('needle')) return null;
  return (
    <div
      ref={needle}
      className={styles.needle}
      data-lit={isAtRest || undefined}
      style={isAtRest && rating !== undefined ? { '--rest': rating } : undefined}
    />
  );
}

/** The rating above its needle, in its colour. Rendered only after the landing. */
function LandedFigure({ rating }: Readonly<{ rating: Rating }>) {
  const say = useMessages();
  return (
    <p
      className={styles.truth}
      style={{ '--rating': rating, '--colour': colourVariable(rating) }}
      data-low={rating < ROOM_FOR_LABEL || undefined}
    >
      <span aria-hidden>{say('play.audience')}</span>
      <strong aria-hidden>{formatTenths(rating)}</strong>
      <span className="visually-hidden">
        {say('play.line.answer', { rating: formatTenths(rating) })}
      </span>
    </p>
  );
}

function gapOf(guess: Rating, rating: Rating) {
  return guess < rating ? { from: guess, to: rating } : { from: rating, to: guess };
}

/** A frame of velvet and running bulbs around the strip, for an exact guess. */
function ExactBulbs() {
  return (
    <div className={styles.frame} aria-hidden>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.column} />
      <div className={styles.column} />
    </div>
  );
}

/** Film holes that light up from the needle outwards, 2.0 each way, for a guess within 0.2. */
function LitHoles({ rating }: Readonly<{ rating: Rating }>) {
  return (
    <>
      <div className={styles.holes} data-edge="top" style={{ '--rating': rating }} aria-hidden />
      <div className={styles.holes} data-edge="foot" style={{ '--rating': rating }} aria-hidden />
    </>
  );
}

type SaidGuess = Readonly<{ name: string; guess: Rating; answer: Rating }>;

/** Describes a guess for screen readers: "You: 7.0, 0.9 too low". */
export function guessWords(say: Say, { name, guess, answer }: SaidGuess): string {
  return say('play.line.guess', {
    name,
    rating: formatTenths(guess),
    way: guess === answer ? 'exact' : guess < answer ? 'low' : 'high',
    distance: formatTenths(distance(guess, answer)),
  });
}
