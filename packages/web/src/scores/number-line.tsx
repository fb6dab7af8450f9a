import type { Rating } from '@outoften/rules/rating';
import type { House } from '@outoften/rules/room/round';
import { distance } from '@outoften/rules/score';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { colourVariable } from '../ui/rating-colour.ts';
import { RatingStrip } from '../ui/rating-strip.tsx';
import { useWidth } from '../ui/use-width.ts';
import { Flags } from './flags.tsx';
import { hangFlags, type LineGuess, lineMarks, PILES_SHARE, pointOut } from './line-marks.ts';
import { lineSizes } from './line-sizes.ts';
import styles from './number-line.module.css';
import { pileUp } from './pile-up.ts';
import { PileView } from './piles.tsx';

export type NumberLineProps = Readonly<{
  answer: Rating;
  guesses: readonly LineGuess[];
  house: House | undefined;
}>;

/** Everybody's guess, the House and the truth on one scale: flags for a few, columns for a crowd. */
export function NumberLine({ answer, guesses, house }: NumberLineProps) {
  const say = useMessages();
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <figure className={styles.line} style={{ '--rating': answer / 100 }}>
      <div ref={box} className={styles.measure} aria-hidden>
        {width !== undefined && (
          <Marks guesses={guesses} house={house} answer={answer} width={width} />
        )}
        <RatingStrip value={answer}>
          <div className={styles.truth} style={{ '--colour': colourVariable(answer) }} />
        </RatingStrip>
      </div>
      <figcaption className="visually-hidden">
        <p>{say('scores.line.answer', { rating: formatTenths(answer) })}</p>
        {house !== undefined && (
          <p>{say('scores.line.house', { rating: formatTenths(house.rating) })}</p>
        )}
        <ol>
          {guesses
            .toSorted((a, b) => distance(a.rating, answer) - distance(b.rating, answer))
            .map((guess) => (
              <li key={guess.id}>
                {say('scores.line.guess', {
                  name: guess.isOwn ? say('scores.you') : guess.name,
                  rating: formatTenths(guess.rating),
                  distance: formatTenths(distance(guess.rating, answer)),
                })}
              </li>
            ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** Flags while there is room for them, columns beyond that, with flags for what is pointed out. */
function Marks({ guesses, house, answer, width }: NumberLineProps & Readonly<{ width: number }>) {
  const say = useMessages();
  const sizes = lineSizes(width);
  const words = { you: say('scores.you'), house: say('scores.house') };
  const marks = lineMarks(guesses, { answer, house, words });
  const all = hangFlags(marks, { width, sizes });
  if (all !== undefined) return <Flags {...all} />;
  const piles = pileUp(guesses, { width, most: PILES_SHARE * sizes.most });
  const few = { ...sizes, most: (1 - PILES_SHARE) * sizes.most };
  const pointedOut = hangFlags(pointOut(marks, answer), { width, sizes: few });
  return (
    <>
      {pointedOut !== undefined && <Flags {...pointedOut} below={piles.height} />}
      <PileView piles={piles} leastLetter={sizes.leastLetter} />
    </>
  );
}
