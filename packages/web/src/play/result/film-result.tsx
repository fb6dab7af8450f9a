import type { CastEntry, CrewEntry } from '@outoften/rules/film/film';
import type { Rating } from '@outoften/rules/rating';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { type Ceremony, pickCeremony, stampWords } from '../../reveal/ceremonies.ts';
import { ReceiptSlot, useCountUp } from '../../reveal/receipt-slot.tsx';
import { ResultHead } from '../../reveal/result-head.tsx';
import { RevealLight } from '../../reveal/reveal-light.tsx';
import { RevealLine } from '../../reveal/reveal-line.tsx';
import { type Reveal, useReveal, useRevealEffects } from '../../reveal/use-reveal.ts';
import { usePageTitle } from '../../ui/news/page-title.ts';
import { OpenPoster } from '../film/film-curtain.tsx';
import { FilmFacts, PickedReview } from '../film/film-facts.tsx';
import { ResultFrame } from '../frames/result-frame.tsx';
import type { ReadableReview } from '../hints/opened-hint.tsx';
import styles from './film-result.module.css';
import { Receipt, type ReceiptLines } from './receipt.tsx';
import { headlineWords, saidWords, verdictWords } from './result-words.ts';

type ShownFilm = Readonly<{
  title: string;
  releaseYear: number;
  poster: string | undefined;
  /** Undefined in a room until the round is over. */
  overview?: string | undefined;
  voteCount?: number | undefined;
  cast?: readonly CastEntry[] | undefined;
  crew: readonly CrewEntry[];
}>;

type FilmResultProps = Readonly<{
  header: ReactNode;
  film: ShownFilm;
  guess: Rating;
  rating: Rating;
  receipt: ReceiptLines;
  reviews: readonly ReadableReview[];
  /** True if the poster was visible before the guess. Its curtain stays open. */
  hadPoster: boolean;
  /** True if the guess was made just now and its result is revealed. Otherwise the result is shown at once. */
  isFresh: boolean;
  /** A friend's guess of the same film. Its headline and lead say who wins. */
  rival?: Readonly<{ name: string; guess: Rating; headline: string; lead: string }> | undefined;
  /** True if the player never had more points for a film. */
  isPersonalBest?: boolean;
  /** Notes about this result, below its headline. */
  notes?: ReactNode;
  /** Content below the poster, once the result is shown. */
  aside?: ReactNode;
  /** The main button, which is in the dock of a phone. */
  act: ReactNode;
  /** Links at the end of the page. */
  links: Readonly<{ label: string; content: ReactNode }>;
  /** Content below the details of the film. */
  children: ReactNode;
}>;

const now = () => performance.now();

/** The result of a film: the reveal of its rating, the points, and the details of the film. */
export function FilmResult(props: FilmResultProps) {
  const { header, film, guess, rating, receipt, reviews, hadPoster, isFresh, links } = props;
  const { isPersonalBest = false, rival } = props;
  const say = useMessages();
  usePageTitle(say('play.title.result', { title: film.title }));
  const [startedAt] = useState(now);
  const reveal = useReveal({ kind: 'solo', startedAt, now, isOver: !isFresh });
  const { has, skip } = reveal;
  const ceremony = pickCeremony({ guess, rating, isPersonalBest });
  const headline = rival?.headline ?? headlineWords(say, guess, rating);
  const stamp = say(stampWords(guess, rating));
  const verdict = isPersonalBest ? 'play.verdict.personal-best' : verdictWords(guess, rating);
  const lead = rival?.lead ?? say(verdict);
  const locked = say('play.reveal.locked', { guess: formatTenths(guess) });
  const result = [
    say('play.reveal.told', { title: film.title, rating: formatTenths(rating) }),
    saidWords(say, guess, receipt.score.total),
    `${stamp}.`,
    ...(isPersonalBest ? [lead] : []),
    ...(rival ? [`${rival.headline} ${rival.lead}`] : []),
  ].join(' ');
  const words = useMemo(() => ({ locked: undefined, result }), [result]);
  useRevealEffects({ reveal, rating, words, ceremony, isOver: !isFresh });

  return (
    <RevealFrame
      layout="alone"
      header={header}
      // A duel's headline takes the whole row.
      shown={{
        reveal,
        isOver: !isFresh,
        ceremony,
        locked,
        headline,
        lead,
        stamp: rival ? undefined : stamp,
      }}
      {...{ film, hadPoster, reviews }}
      found={receipt.credited}
      receipt={{ ...receipt, guess, rating }}
      notes={has('headline') && props.notes}
      line={
        <RevealLine
          reveal={reveal}
          rating={rating}
          guess={guess}
          rival={rival}
          ceremony={isFresh || ceremony === 'within' ? ceremony : undefined}
        />
      }
      talk={has('end') && <PickedReview reviews={reviews} />}
      side={has('end') && props.aside}
      acts={has('end') ? props.act : <p>{skip && say('play.reveal.skip')}</p>}
      rest={
        <>
          {props.children}
          <nav className={styles.links} aria-label={links.label}>
            {links.content}
          </nav>
        </>
      }
    />
  );
}

type RevealFrameProps = Pick<
  ComponentProps<typeof ResultFrame>,
  'layout' | 'header' | 'notes' | 'line' | 'talk' | 'side' | 'acts' | 'rest' | 'foot'
> &
  Readonly<{
    shown: Readonly<{
      reveal: Reveal;
      /** True if the result was seen before and is shown at once. */
      isOver: boolean;
      ceremony: Ceremony | undefined;
      stamp: string | undefined;
      /** The heading before the rating is known, and then. */
      locked: string;
      headline: string;
      lead: string;
    }>;
    film: ShownFilm | undefined;
    hadPoster?: boolean;
    reviews: readonly ReadableReview[];
    /** Names of cast members that the player found. */
    found: readonly string[];
    /** Undefined without a guess. */
    receipt: Omit<ComponentProps<typeof Receipt>, 'total'> | undefined;
  }>;

/** The reveal of a film's rating, to its only player or to a seat of a room: words, poster, receipt, and the film's details. */
export function RevealFrame(props: RevealFrameProps) {
  const { shown, film, hadPoster = false, reviews, found, receipt, rest, ...frame } = props;
  const say = useMessages();
  const { reveal, ceremony, lead } = shown;
  const { has } = reveal;
  const total = useCountUp(receipt?.score.total ?? 0, reveal);
  return (
    <ResultFrame
      {...frame}
      light={<RevealLight {...shown} />}
      words={<ResultHead film={film} {...shown} />}
      lead={has('headline') && lead}
      poster={
        (hadPoster || has('curtain')) && film?.poster !== undefined ? (
          <OpenPoster src={film.poster} title={film.title} canEnlarge={has('end')} />
        ) : undefined
      }
      receipt={
        receipt && (
          <ReceiptSlot reveal={reveal}>
            <Receipt {...receipt} total={total} />
            {ceremony === 'personal-best' && has('end') && (
              <p className={styles.ribbon}>{say('play.ceremony.personal-best')}</p>
            )}
          </ReceiptSlot>
        )
      }
      rest={
        has('end') &&
        film?.overview !== undefined && (
          <>
            <FilmFacts
              film={{ ...film, overview: film.overview, cast: film.cast ?? [] }}
              {...{ found, reviews }}
            />
            {rest}
          </>
        )
      }
    />
  );
}
