import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { useSpokenChange } from '../../ui/news/announcements.ts';
import { useThrottled } from '../../ui/page/use-throttled.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import styles from './guesser-row.module.css';
import {
  countGuesses,
  type Guesser,
  initials,
  isSidelined,
  MOST_FACES,
  SIDELINED_NAMES,
} from './guessers.ts';
import { SeatBack, type SeatMood, SmallSeat } from './seat-back.tsx';

type GuesserRowProps = Readonly<{
  guessers: readonly Guesser[];
  /** True after the own guess. Names and states are then shown in full, and the screen shows the count. */
  isWaiting?: boolean;
  /** True if the header shows the count. A few faces then have their names in up to three lines. */
  isCounted?: boolean;
}>;

/**
 * Who has guessed, who is still guessing, and who sits the round out: faces for a few players, seat backs for a crowd.
 * A press opens the list of all names.
 */
export function GuesserRow({ guessers, isWaiting = false, isCounted = false }: GuesserRowProps) {
  const say = useMessages();
  const [isListed, setListed] = useState(false);
  const counted = say('scores.guessed', countGuesses(guessers));
  return (
    <section
      className={styles.guessers}
      data-waiting={isWaiting || undefined}
      data-counted={isCounted || undefined}
      aria-label={say('scores.guessers')}
    >
      {isWaiting ? (
        <p className={styles.counted}>{counted}</p>
      ) : (
        <GuessedCount text={counted} className={styles.counted} />
      )}
      <button type="button" className={styles.open} onClick={() => setListed(true)}>
        <span className={styles.names}>{say('scores.guessers.open')}</span>
        {guessers.length <= MOST_FACES ? (
          <Faces guessers={guessers} />
        ) : (
          <span className={styles.crowd}>
            {guessers.map(({ id, mood, isOwn }) => (
              <SmallSeat key={id} mood={mood} isOwn={isOwn} />
            ))}
          </span>
        )}
      </button>
      {isListed && (
        <Sheet title={counted} onClose={() => setListed(false)}>
          <GuesserList guessers={guessers} />
        </Sheet>
      )}
    </section>
  );
}

function Faces({ guessers }: Pick<GuesserRowProps, 'guessers'>) {
  const say = useMessages();
  return (
    <span className={styles.faces} data-many={guessers.length > 6 || undefined} aria-hidden>
      {guessers.map(({ id, name, avatar, mood, isOwn }) => (
        <span key={id} className={styles.guesser} data-own={isOwn || undefined} data-mood={mood}>
          <SeatBack avatar={avatar} mood={mood} />
          <span className={styles.name}>
            {isOwn ? say('scores.you') : <PlayerName name={name} />}
          </span>
          <span className={styles.initials}>{isOwn ? say('scores.you') : initials(name)}</span>
          {isSidelined(mood) && (
            <span className={styles.sidelined}>{say(SIDELINED_NAMES[mood])}</span>
          )}
          {!isSidelined(mood) && <span className={styles.doing}>{say(`scores.mood.${mood}`)}</span>}
        </span>
      ))}
    </span>
  );
}

/** All full names: first those who are still guessing, last those who are not in the round. */
function GuesserList({ guessers }: Pick<GuesserRowProps, 'guessers'>) {
  const say = useMessages();
  const order: readonly SeatMood[] = ['thinking', 'away', 'guessed', 'gone', 'sits-out'];
  return (
    <ul className={styles.list}>
      {guessers
        .toSorted((a, b) => order.indexOf(a.mood) - order.indexOf(b.mood))
        .map(({ id, name, mood, isOwn }) => (
          <li key={id} data-mood={mood} data-own={isOwn || undefined}>
            <SmallSeat mood={mood} isOwn={isOwn} />
            <span className={styles.listed}>
              <PlayerName name={isOwn ? say('scores.you-named', { name }) : name} />
            </span>
            <span className={styles.mood}>{say(`scores.mood.${mood}`)}</span>
          </li>
        ))}
    </ul>
  );
}

type GuessedCountProps = Readonly<{ text: string; className?: string | undefined }>;

/**
 * The time between two counts that are read aloud, in milliseconds, so that a hundred guesses are not announced one by
 * one.
 */
const SPOKEN_EVERY_MS = 10_000;

/** How many players have guessed. It changes at every guess, and is read aloud now and then. */
export function GuessedCount({ text, className }: GuessedCountProps) {
  useSpokenChange(useThrottled(text, SPOKEN_EVERY_MS));
  return <p className={className}>{text}</p>;
}
