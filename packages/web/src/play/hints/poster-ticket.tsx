import type { FilmNotice } from '@outoften/rules/film/film';
import { HINT_PRICES } from '@outoften/rules/guessing/hints';
import { distanceWorth } from '@outoften/rules/guessing/score';
import { useId } from 'react';
import { fetchServerPolicy } from '../../api/server-policy.ts';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { PAUSE_NOTICE_ID } from '../../ui/news/pause-notice-id.ts';
import { useAnswer } from '../../ui/page/use-answer.ts';
import styles from './poster-ticket.module.css';

type PosterTicketProps = Readonly<{
  film: HiddenPoster;
  /** True if the poster is free. */
  isFree?: boolean;
  /** True while it cannot be bought. */
  isPaused?: boolean;
  onOpen: () => void;
}>;

/** The paper ticket on the curtain, with the price of the poster. */
export function PosterTicket({
  film,
  isFree = false,
  isPaused = false,
  onOpen,
}: PosterTicketProps) {
  const say = useMessages();
  const points = HINT_PRICES.poster;
  const distance = formatTenths(distanceWorth(points));
  const warningId = useId();
  const hasWarning = usePosterWarning(film);
  const described = [...(isPaused ? [PAUSE_NOTICE_ID] : []), ...(hasWarning ? [warningId] : [])];
  return (
    <>
      <button
        type="button"
        className={styles.ticket}
        aria-disabled={isPaused || undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onClick={isPaused ? undefined : onOpen}
      >
        <span className={styles.card} />
        <span>{say('play.poster-ticket')}</span>
        <span>{isFree ? say('play.free') : say('play.poster-ticket.price', { points })}</span>
        {!isFree && <small>{say('play.hint.closer', { distance })}</small>}
      </button>
      {hasWarning && (
        <span id={warningId} className="visually-hidden">
          {say('play.poster-ticket.not-described')}
        </span>
      )}
    </>
  );
}

/** A poster that can be bought. */
type HiddenPoster = Readonly<{
  /** Undefined in a room, where the poster's address would reveal a hidden poster. */
  poster: string | undefined;
  notice?: FilmNotice | undefined;
}>;

/** Posters of the catalogue are drawings with a description. Those of the film database are photographs without one. */
const IS_DRAWING = /\.svg$/;

/** True if the poster has no description in words. Players who can't see it have to know that before they pay. */
function usePosterWarning({ poster, notice }: HiddenPoster): boolean {
  const isUnknown = poster === undefined && notice !== 'catalogue-films';
  const policy = useAnswer(isUnknown || undefined, fetchServerPolicy);
  const hasDatabase = policy?.ok === true && policy.value.filmOrigins.includes('tmdb');
  return poster === undefined ? isUnknown && hasDatabase : !IS_DRAWING.test(poster);
}
