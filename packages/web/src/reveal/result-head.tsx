import type { RefObject } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './result-head.module.css';
import { Stamp } from './stamp.tsx';

type ResultHeadProps = Readonly<{
  /** Undefined until a room has told its film. */
  film: Readonly<{ title: string; releaseYear: number }> | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Which beat of the reveal the heading is at. */
  state: 'locked' | 'asked' | 'told';
  locked: string;
  headline: string;
  /** Undefined before it comes down, and where nothing is stamped. */
  stamp: string | undefined;
}>;

/** The film, and the heading that goes from the locked guess to the points, with the stamp beside it. */
export function ResultHead({ film, heading, state, locked, headline, stamp }: ResultHeadProps) {
  const say = useMessages();
  return (
    <>
      {film !== undefined && (
        <p className={styles.film} lang="en">
          {/* The year goes to the next line only with the last word of the title. */}
          <strong>{film.title}</strong>
          {`\u00a0${film.releaseYear}`}
        </p>
      )}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} data-state={state}>
          {{ locked, asked: say('play.reveal.asked'), told: headline }[state]}
        </h1>
        {stamp !== undefined && <Stamp>{stamp}</Stamp>}
      </div>
    </>
  );
}
