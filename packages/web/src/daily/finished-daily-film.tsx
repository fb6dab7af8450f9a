import { creditedNames, missedNames } from '@outoften/rules/cast-slots';
import { type DailyResult, resultScore } from '@outoften/rules/daily/daily-result';
import { shareFacts } from '@outoften/rules/daily/share-facts';
import type { Hint, HintStates } from '@outoften/rules/hints';
import { CalendarDays, House, Share2, Ticket } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSound } from '../audio/use-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/film-result.module.css';
import { OpenedHint, type ReadableHint } from '../play/opened-hint.tsx';
import { Receipt } from '../play/receipt.tsx';
import { ResultLine } from '../play/result-line.tsx';
import { distanceWords, verdictWords } from '../play/result-words.ts';
import { shareText } from '../play/share-text.ts';
import { Curtain } from '../ui/curtain.tsx';
import { notify } from '../ui/notices.ts';
import { Poster } from '../ui/poster.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { TicketLink } from '../ui/ticket.tsx';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import { OwnDailies } from './own-dailies.tsx';
import { usePuzzleDate, WHOLE_DATE } from './puzzle-date.ts';
import { readableReviews } from './readable-reviews.ts';
import { ShareSheet } from './share-sheet.tsx';
import { daily } from './use-daily.ts';

type FinishedDailyFilmProps = Readonly<{ state: Extract<DailyState, { phase: 'finished' }> }>;

/** The truth beside the guess, the poster unveiled, and what all dailies came to. */
export function FinishedDailyFilm({ state }: FinishedDailyFilmProps) {
  const say = useMessages();
  const dateOf = usePuzzleDate(WHOLE_DATE);
  const { puzzle, result, game, results, today } = state;
  const { film, number } = puzzle;
  const { guess, rating } = result;
  const score = resultScore(result);
  const hints = game?.attempt.hints ?? boughtHints(result);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCurtainOpen, setCurtainOpen] = useState(hints.poster !== 'locked');
  const [reading, setReading] = useState<ReadableHint>();
  const [sharing, setSharing] = useState<string>();
  const distance = distanceWords(guess, rating);
  const isTodayLeft = number !== today && results.every((one) => one.number !== today);
  const names = useNames(state);

  useSound('reveal');

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // After the first paint of the closed curtain, so that it is seen to open.
    const frame = requestAnimationFrame(() => setCurtainOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  function read(hint: ReadableHint): void {
    if (hints[hint] === 'locked') daily.unlock(hint);
    setReading(hint);
  }

  async function share(): Promise<void> {
    const { points, shapes } = shareFacts(result);
    const short = say(distance.short, distance.values);
    const words = `${say('daily.share.text', { number, distance: short, points })}\n${shapes}`;
    const url = `${location.origin}/game/daily/${number}`;
    const shared = await shareText(words, url);
    if (shared === 'copied') notify({ kind: 'news', text: say('daily.share.copied') });
    if (shared === 'failed') setSharing(`${words}\n${url}`);
  }

  return (
    <div className={styles.screen}>
      <DailyHeader number={number}>
        <TextButton icon={Share2} className={styles.share} onClick={share}>
          {say('daily.share')}
        </TextButton>
      </DailyHeader>
      <main className={styles.middle}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {say(distance.message, { ...distance.values, points: score.accuracy })}
          </h1>
          <p>{say(verdictWords(guess, rating), { title: film.title })}</p>
          {!result.onTime && <p>{say('daily.archived', { date: dateOf(number) })}</p>}
          {game === undefined && <p>{say('daily.elsewhere')}</p>}
        </div>
        <div className={styles.line}>
          <ResultLine guess={guess} rating={rating} />
        </div>
        <div className={styles.poster}>
          <Curtain
            behind={
              isCurtainOpen && film.poster !== undefined ? (
                <Poster src={film.poster} title={film.title} place="result" />
              ) : undefined
            }
          />
        </div>
        <div className={styles.receipt}>
          <Receipt score={score} hints={hints} {...names} guess={guess} rating={rating} />
        </div>
        <div className={styles.acts}>
          {isTodayLeft ? (
            <TicketLink kind="amber" to="/game/daily" stub={<Ticket size={22} aria-hidden />}>
              {say('daily.today')}
            </TicketLink>
          ) : (
            <TicketLink kind="amber" to="/game/solo-create" stub={<Ticket size={22} aria-hidden />}>
              {say('daily.solo')}
            </TicketLink>
          )}
          <nav className={styles.links} aria-label={say('daily.next')}>
            <Link to="/game/daily/archive">
              <CalendarDays size={20} aria-hidden />
              {say('daily.all')}
            </Link>
            <Link to="/game/home">
              <House size={20} aria-hidden />
              {say('daily.home')}
            </Link>
          </nav>
        </div>
        <div className={styles.readings}>
          <button type="button" onClick={() => read('overview')}>
            {say('daily.read-overview')}
          </button>
          <button type="button" onClick={() => read('review')}>
            {say('daily.read-review')}
          </button>
          <OwnDailies results={results} today={today} />
        </div>
      </main>
      {reading !== undefined && (
        <OpenedHint
          hint={reading}
          overview={film.overview}
          reviews={readableReviews(puzzle)}
          onClose={() => setReading(undefined)}
        />
      )}
      {sharing !== undefined && (
        <ShareSheet words={sharing} onClose={() => setSharing(undefined)} />
      )}
    </div>
  );
}

/** The names that were tried; of a game on another device it is only known how many. */
function useNames({ game, result }: FinishedDailyFilmProps['state']) {
  const say = useMessages();
  if (game !== undefined) {
    const { slots } = game.attempt;
    return { credited: creditedNames(slots), missed: missedNames(slots) };
  }
  const { credited, wrongNames } = result;
  return {
    credited: Array.from({ length: credited }, (_, nth) => say('daily.credited', { nth: nth + 1 })),
    missed: wrongNames === 0 ? [] : [say('daily.missed', { count: wrongNames })],
  };
}

function boughtHints({ hintsBought }: DailyResult): HintStates {
  const stateOf = (hint: Hint) => (hintsBought.includes(hint) ? 'bought' : 'locked');
  return {
    poster: stateOf('poster'),
    overview: stateOf('overview'),
    review: stateOf('review'),
  };
}
