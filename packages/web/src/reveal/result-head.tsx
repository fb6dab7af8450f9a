import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './result-head.module.css';
import stampStyles from './stamp.module.css';
import type { Reveal } from './use-reveal.ts';

type ResultHeadProps = Readonly<{
  /** Undefined until the room has sent its film. */
  film: Readonly<{ title: string; releaseYear: number }> | undefined;
  reveal: Pick<Reveal, 'has'>;
  locked: string;
  headline: string;
  /** Undefined for no stamp. */
  stamp: string | undefined;
  /** False if the heading does not take the focus yet. */
  isFocused?: boolean;
}>;

/**
 * The film, and a heading that changes from the submitted guess to how near it was, with the stamp beside it. It takes
 * the focus at the beginning, so that a screen reader does not say the result twice.
 */
export function ResultHead({ film, reveal, ...rest }: ResultHeadProps) {
  const { locked, headline, stamp, isFocused = true } = rest;
  const say = useMessages();
  const { has } = reveal;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = has('headline') ? 'told' : has('needle') ? 'asked' : 'locked';
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <>
      {film !== undefined && (
        <p className={styles.film} lang="en">
          {/* The year wraps only together with the last word of the title. */}
          <strong>{film.title}</strong>
          {`\u00a0${film.releaseYear}`}
        </p>
      )}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} data-state={state}>
          {{ locked, asked: say('play.reveal.asked'), told: headline }[state]}
        </h1>
        {has('stamp') && stamp !== undefined && <Stamp>{stamp}</Stamp>}
      </div>
    </>
  );
}

/** Red words on a scrap of paper, slightly askew. */
export function Stamp({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <span className={stampStyles.stamp}>
      <strong className={stampStyles.words}>{children}</strong>
    </span>
  );
}
