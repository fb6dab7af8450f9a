import type { Attempt } from '@outoften/rules/attempt';
import { creditedNames, missedNames } from '@outoften/rules/cast-slots';
import { maximumScore } from '@outoften/rules/game-mode';
import { isBestFilm, isRunOver, type SoloGame, soloRun } from '@outoften/rules/solo-game';
import { House, ListChecks, Share2, SlidersHorizontal, Ticket } from 'lucide-react';
import { Link } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/film-result.module.css';
import { FilmResult } from '../play/film-result.tsx';
import { distanceWords } from '../play/result-words.ts';
import { shareText } from '../play/share-text.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { notify } from '../ui/notices.ts';
import { TextButton } from '../ui/text-button.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { readableReviews } from './readable-reviews.ts';
import { RunPanel } from './run-panel.tsx';
import { SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

type ScoredFilmProps = Readonly<{
  game: SoloGame;
  attempt: Attempt & { phase: 'scored' };
  /** True if the guess was made just now, and not before a reload. */
  isFresh: boolean;
}>;

/** How a film of a run came out. */
export function ScoredFilm({ game, attempt, isFresh }: ScoredFilmProps) {
  const say = useMessages();
  const { film } = game;
  const { guess, score, mode, hints, slots } = attempt;

  async function share(): Promise<void> {
    const distance = distanceWords(guess, film.rating);
    const words = say('solo.share.text', {
      distance: say(distance.message, { ...distance.values, points: score.accuracy }),
      points: score.total,
      most: maximumScore(mode),
    });
    const shared = await shareText(words, location.origin);
    if (shared === 'copied') notify({ kind: 'news', text: say('solo.share.copied') });
    if (shared === 'failed') notify({ kind: 'error', text: say('solo.share.failed', { words }) });
  }

  return (
    <FilmResult
      header={
        <SoloHeader game={game}>
          <TextButton icon={Share2} className={styles.share} onClick={share}>
            {say('solo.share')}
          </TextButton>
        </SoloHeader>
      }
      film={film}
      guess={guess}
      rating={film.rating}
      receipt={{ score, hints, credited: creditedNames(slots), missed: missedNames(slots) }}
      reviews={readableReviews(film)}
      hadPoster={hints.poster !== 'locked'}
      isFresh={isFresh}
      isPersonalBest={isBestFilm(game)}
      act={
        isRunOver(game) ? (
          <TicketButton
            kind="amber"
            wide
            stub={<ListChecks size={22} aria-hidden />}
            onClick={() => afterPaint(soloGame.lookBack)}
          >
            {say('solo.look-back')}
          </TicketButton>
        ) : (
          <TicketButton
            kind="amber"
            wide
            stub={<Ticket size={22} aria-hidden />}
            onClick={() => afterPaint(() => void soloGame.next())}
          >
            {say('solo.play-again')}
          </TicketButton>
        )
      }
      links={
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
      }
    >
      <RunPanel run={soloRun(game)} />
    </FilmResult>
  );
}
