import type { Attempt } from '@outoften/rules/attempt';
import { creditedNames, missedNames } from '@outoften/rules/cast-slots';
import type { DailyGame } from '@outoften/rules/daily/daily-game';
import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { shareFacts } from '@outoften/rules/daily/share-facts';
import { House, Share2, Ticket } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
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
import { TicketLink } from '../ui/ticket.tsx';
import { DailyHeader } from './daily-header.tsx';
import { OwnDailies } from './own-dailies.tsx';
import { readableReview } from './readable-review.ts';
import { daily } from './use-daily.ts';

type FinishedDailyFilmProps = Readonly<{
  game: DailyGame;
  attempt: Attempt & { phase: 'scored' };
  results: readonly DailyResult[];
}>;

/** The truth beside the guess, the poster unveiled, and what all dailies came to. */
export function FinishedDailyFilm({ game, attempt, results }: FinishedDailyFilmProps) {
  const say = useMessages();
  const { film, number } = game.puzzle;
  const { guess, score } = attempt;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCurtainOpen, setCurtainOpen] = useState(attempt.hints.poster !== 'locked');
  const [reading, setReading] = useState<ReadableHint>();
  const distance = distanceWords(guess, film.rating);
  const result = results.find((one) => one.number === number);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // After the first paint of the closed curtain, so that it is seen to open.
    const frame = requestAnimationFrame(() => setCurtainOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  function read(hint: ReadableHint): void {
    if (attempt.hints[hint] === 'locked') daily.unlock(hint);
    setReading(hint);
  }

  async function share(of: DailyResult): Promise<void> {
    const { points, shapes } = shareFacts(of);
    const short = say(distance.short, distance.values);
    const words = `${say('daily.share.text', { number, distance: short, points })}\n${shapes}`;
    const shared = await shareText(words, `${location.origin}/game/daily`);
    if (shared === 'copied') notify({ kind: 'news', text: say('daily.share.copied') });
    if (shared === 'failed') notify({ kind: 'error', text: say('daily.share.failed', { words }) });
  }

  return (
    <div className={styles.screen}>
      <DailyHeader number={number}>
        {result !== undefined && (
          <button type="button" className={styles.share} onClick={() => share(result)}>
            <Share2 size={20} aria-hidden />
            {say('daily.share')}
          </button>
        )}
      </DailyHeader>
      <main className={styles.middle}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {say(distance.message, { ...distance.values, points: score.accuracy })}
          </h1>
          <p>{say(verdictWords(guess, film.rating), { title: film.title })}</p>
        </div>
        <div className={styles.line}>
          <ResultLine guess={guess} rating={film.rating} />
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
          <Receipt
            score={score}
            hints={attempt.hints}
            credited={creditedNames(attempt.slots)}
            missed={missedNames(attempt.slots)}
            guess={guess}
            rating={film.rating}
          />
        </div>
        <div className={styles.acts}>
          <TicketLink kind="amber" to="/game/solo-create" stub={<Ticket size={22} aria-hidden />}>
            {say('daily.solo')}
          </TicketLink>
          <nav className={styles.links} aria-label={say('daily.next')}>
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
          <OwnDailies results={results} today={number} />
        </div>
      </main>
      {reading !== undefined && (
        <OpenedHint
          hint={reading}
          overview={film.overview}
          review={readableReview(game.puzzle)}
          onClose={() => setReading(undefined)}
        />
      )}
    </div>
  );
}
