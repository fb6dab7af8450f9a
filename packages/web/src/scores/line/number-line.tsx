import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { House } from '@outoften/rules/room/round';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Ceremony } from '../../reveal/ceremonies.ts';
import { guessWords, RevealLine } from '../../reveal/reveal-line.tsx';
import type { Reveal } from '../../reveal/use-reveal.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TextButton } from '../../ui/acts/text-act.tsx';
import { BrassPlate } from '../../ui/house/brass-plate.tsx';
import { List } from '../../ui/icons.ts';
import { useMediaQuery } from '../../ui/page/browser-state.ts';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import { type FlagHonours, Flags } from './flags.tsx';
import {
  hangFlags,
  type LineGuess,
  lineMarks,
  lineSizes,
  PILES_SHARE,
  pointOut,
} from './line-marks.ts';
import styles from './number-line.module.css';
import openNumberLineStyles from './open-number-line.module.css';
import { PileView, pileUp } from './piles.tsx';

type NumberLineProps = Readonly<{
  reveal: Reveal;
  answer: Rating;
  guesses: readonly LineGuess[];
  house: House | undefined;
  ceremony: Ceremony | undefined;
  /** The only closest guess, which lights up. */
  lit: string | undefined;
  /** The own guess, if it has no flag. */
  guess?: Rating | undefined;
  hasFigure?: boolean;
}>;

/** Reserved tiers above a crowd, so that little moves when the closest guesses get flags. */
const KEPT_TIERS = 2;

/** All guesses, the House and the answer on one scale: flags for a few players, columns for a crowd. */
export function NumberLine(props: NumberLineProps) {
  const { reveal, answer, ceremony, guess, hasFigure } = props;
  const say = useMessages();
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <RevealLine
      reveal={reveal}
      rating={answer}
      guess={guess}
      ceremony={ceremony}
      label={say('scores.line')}
      {...(hasFigure !== undefined && { hasFigure })}
      flags={
        <div ref={box} className={styles.measure} aria-hidden>
          {width !== undefined && <Marks {...props} width={width} />}
          {reveal.has('landed') && <i className={styles.mast} style={{ '--rest': answer }} />}
        </div>
      }
    >
      {reveal.has('landed') && <LineWords {...props} />}
    </RevealLine>
  );
}

/** The line for screen readers, the closest guess first. */
function LineWords({ answer, guesses, house, hasFigure = true }: NumberLineProps) {
  const say = useMessages();
  return (
    <div className="visually-hidden">
      {!hasFigure && <p>{say('play.line.answer', { rating: formatTenths(answer) })}</p>}
      {house !== undefined && (
        <p>{say('scores.line.house', { rating: formatTenths(house.rating) })}</p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without marks */}
      <ol role="list">
        {guesses
          .toSorted((a, b) => distance(a.rating, answer) - distance(b.rating, answer))
          .map(({ id, isOwn, name, rating }) => (
            <li key={id}>
              {guessWords(say, {
                name: isOwn ? say('scores.you') : name,
                guess: rating,
                answer,
              })}
            </li>
          ))}
      </ol>
    </div>
  );
}

/** Flags if there is room for all, or else columns with flags for a few guesses. */
function Marks(props: NumberLineProps & Readonly<{ width: number }>) {
  const { reveal, guesses, house, answer, ceremony, lit, width } = props;
  const say = useMessages();
  const told = reveal.has('headline') ? answer : undefined;
  const needle = reveal.has('landed') ? answer : undefined;
  const isLow = useMediaQuery('(width < 1024px) and (height < 480px)');
  const sizes = lineSizes(width, isLow);
  const words = { you: say('scores.you'), house: say('scores.house') };
  const marks = lineMarks(guesses, { answer: told, house, words });
  const honours: FlagHonours = {
    lit,
    isAlone: ceremony === 'closest',
    isHouseBeaten: ceremony === 'beat-house',
  };
  const shared = { reveal, honours };
  const all = hangFlags(marks, { width, sizes, needle });
  if (all !== undefined) return <Flags {...all} {...shared} />;
  const piles = pileUp(guesses, {
    width,
    most: PILES_SHARE * sizes.most,
    widest: sizes.widestColumn,
  });
  const few = { ...sizes, most: (1 - PILES_SHARE) * sizes.most };
  const pointedOut = hangFlags(pointOut(marks, told), { width, sizes: few, needle });
  return (
    <>
      {pointedOut !== undefined && (
        <Flags
          {...pointedOut}
          {...shared}
          tiers={Math.max(KEPT_TIERS, pointedOut.tiers)}
          below={piles.height}
        />
      )}
      {reveal.has('drop') ? (
        <div className={styles.piles}>
          <PileView piles={piles} leastLetter={sizes.leastLetter} width={width} needle={needle} />
        </div>
      ) : (
        <div style={{ height: piles.height + 6 }} />
      )}
    </>
  );
}

/** Returns the width of an element in pixels; undefined before it is measured. */
function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number | undefined] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/** More guesses may be shown in columns, without names. */
const MOST_NAMED = 8;

/** A number line that can be pressed. For a crowd it opens the list of all guesses. */
export function OpenNumberLine(props: NumberLineProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NumberLine {...props} />
      {props.reveal.has('end') && props.guesses.length > MOST_NAMED && (
        <TextButton icon={List} onClick={() => setOpen(true)}>
          {say('scores.line.open', { guesses: props.guesses.length })}
        </TextButton>
      )}
      {isOpen && (
        <Sheet title={say('scores.line.all')} onClose={() => setOpen(false)}>
          <Guesses {...props} />
        </Sheet>
      )}
    </>
  );
}

/** All guesses, the closest first. */
function Guesses({ guesses, answer }: Pick<NumberLineProps, 'guesses' | 'answer'>) {
  const say = useMessages();
  return (
    <ol className={openNumberLineStyles.list}>
      {guesses
        .toSorted((a, b) => distance(a.rating, answer) - distance(b.rating, answer))
        .map(({ id, name, avatar, rating, isOwn, plate }) => (
          <li key={id} data-own={isOwn || undefined}>
            <SeatPicture face={avatar} size={32} />
            <span>
              {plate !== undefined && (
                <i className={openNumberLineStyles.plate}>
                  <BrassPlate number={plate} />
                </i>
              )}
              {isOwn ? say('scores.you-named', { name }) : name}
            </span>
            <strong>{formatTenths(rating)}</strong>
          </li>
        ))}
    </ol>
  );
}
