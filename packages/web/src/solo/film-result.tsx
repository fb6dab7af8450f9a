import type { Attempt } from '@outoften/rules/attempt';
import { creditedNames, missedNames } from '@outoften/rules/cast-slots';
import { maximumScore } from '@outoften/rules/game-mode';
import type { Hint } from '@outoften/rules/hints';
import { type SoloGame, soloRun } from '@outoften/rules/solo-game';
import { House, Share2, SlidersHorizontal, Ticket } from 'lucide-react';
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
import { afterPaint } from '../ui/after-paint.ts';
import { Curtain } from '../ui/curtain.tsx';
import { notify } from '../ui/notices.ts';
import { Poster } from '../ui/poster.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { readableReviews } from './readable-reviews.ts';
import { RunPanel } from './run-panel.tsx';
import { SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

type FilmResultProps = Readonly<{ game: SoloGame; attempt: Attempt & { phase: 'scored' } }>;

/** The truth beside the guess, the poster unveiled, and what the film brought. */
export function FilmResult({ game, attempt }: FilmResultProps) {
  const say = useMessages();
  const { film } = game;
  const { guess, score, mode } = attempt;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCurtainOpen, setCurtainOpen] = useState(attempt.hints.poster !== 'locked');
  const [isSkipped, setSkipped] = useState(false);
  const [reading, setReading] = useState<ReadableHint>();
  const distance = distanceWords(guess, film.rating);
  const verdict = verdictWords(guess, film.rating);

  useSound('reveal');

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // After the first paint of the closed curtain, so that it is seen to open.
    const frame = requestAnimationFrame(() => setCurtainOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  function read(hint: ReadableHint): void {
    unlock(hint);
    setReading(hint);
  }

  function unlock(hint: Hint): void {
    if (attempt.hints[hint] === 'locked') soloGame.unlock(hint);
  }

  async function share(): Promise<void> {
    const words = say('solo.share.text', {
      distance: say(distance.message, distance.values),
      points: score.total,
      most: maximumScore(mode),
    });
    const shared = await shareText(words, location.origin);
    if (shared === 'copied') notify({ kind: 'news', text: say('solo.share.copied') });
    if (shared === 'failed') notify({ kind: 'error', text: say('solo.share.failed', { words }) });
  }

  return (
    // Any press or key ends the reveal at once; it needs no control of its own.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={styles.screen}
      data-skipped={isSkipped || undefined}
      onPointerDown={() => setSkipped(true)}
      onKeyDown={() => setSkipped(true)}
    >
      <SoloHeader filmNumber={game.filmNumber}>
        <TextButton icon={Share2} className={styles.share} onClick={share}>
          {say('solo.share')}
        </TextButton>
      </SoloHeader>
      <main className={styles.middle}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {say(distance.message, { ...distance.values, points: score.accuracy })}
          </h1>
          <p>{say(verdict, { title: film.title })}</p>
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
          <TicketButton
            kind="amber"
            wide
            stub={<Ticket size={22} aria-hidden />}
            onClick={() => afterPaint(() => void soloGame.next())}
          >
            {say('solo.play-again')}
          </TicketButton>
          <nav className={styles.links} aria-label={say('solo.next')}>
            <Link to="/game/home">
              <House size={20} aria-hidden />
              {say('solo.home')}
            </Link>
            <Link to="/game/solo-create">
              <SlidersHorizontal size={20} aria-hidden />
              {say('solo.change-filters')}
            </Link>
          </nav>
        </div>
        <div className={styles.readings}>
          <button type="button" onClick={() => read('overview')}>
            {say('solo.read-overview')}
          </button>
          <button type="button" onClick={() => read('review')}>
            {say('solo.read-review')}
          </button>
        </div>
      </main>
      <RunPanel run={soloRun(game)} />
      {reading !== undefined && (
        <OpenedHint
          hint={reading}
          overview={film.overview}
          reviews={readableReviews(game)}
          onClose={() => setReading(undefined)}
        />
      )}
    </div>
  );
}
