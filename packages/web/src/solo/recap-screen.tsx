import { isBestRun, type SoloGame, soloPoints, soloRun } from '@outoften/rules/solo-game';
import { summariseRun } from '@outoften/rules/solo-run';
import { House, RotateCcw, Share2, Swords } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { useShareResult } from '../play/use-share-result.tsx';
import { Stamp } from '../reveal/stamp.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { announce, forgetAnnouncements } from '../ui/announcements.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { TextButton } from '../ui/text-button.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { RecapFacts } from './recap-facts.tsx';
import { RecapFilms } from './recap-films.tsx';
import styles from './recap-screen.module.css';
import { SoloHeader } from './solo-header.tsx';
import { useShareChallenge } from './use-share-challenge.ts';
import { soloGame } from './use-solo-game.ts';

/** A run that is over: its points, each of its films, and what stood out. */
export function RecapScreen({ game }: Readonly<{ game: SoloGame }>) {
  const say = useMessages();
  usePageTitle(say('solo.recap.title'));
  const heading = useRef<HTMLHeadingElement>(null);
  const points = soloPoints(game);
  const run = soloRun(game);
  const closest = summariseRun(run)?.best;
  const isBest = isBestRun(game);
  const total = say('play.reveal.points', { points });
  const spoken = isBest ? `${total}. ${say('play.ceremony.personal-best')}.` : `${total}.`;

  useEffect(() => {
    heading.current?.focus();
    announce(spoken);
    return forgetAnnouncements;
  }, [spoken]);

  const sharing = useShareChallenge();
  const { share, sheet } = useShareResult();
  function shareRun(): void {
    const words = say('solo.recap.share', { points, films: run.length });
    void share({ words, url: location.origin, picture: undefined });
  }

  return (
    <div className={styles.screen}>
      <SoloHeader game={game} />
      <main className={styles.middle}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {say('solo.recap.heading')}
          </h1>
          <p className={styles.total}>
            <strong>{total}</strong>
            {isBest && <Stamp>{say('play.ceremony.personal-best')}</Stamp>}
          </p>
          <p className={styles.lead}>{compare(say, game)}</p>
        </div>
        <div className={styles.films}>
          <RecapFilms run={run} points={points} />
          <RecapFacts run={run} />
        </div>
        <div className={styles.dock}>
          <TicketButton
            kind="amber"
            wide
            stub={<RotateCcw size={22} aria-hidden />}
            onClick={() => afterPaint(() => void soloGame.start(game))}
          >
            {say('solo.recap.again')}
          </TicketButton>
          <nav className={styles.links} aria-label={say('solo.next')}>
            {closest?.id !== undefined && (
              <TextButton
                icon={Swords}
                onClick={() => void sharing.challenge({ ...closest, id: closest.id ?? '' })}
              >
                {say('solo.challenge.short')}
              </TextButton>
            )}
            <TextButton icon={Share2} onClick={shareRun}>
              {say('solo.share')}
            </TextButton>
            <Link to="/game/home">
              <House size={20} aria-hidden />
              {say('solo.home')}
            </Link>
          </nav>
        </div>
      </main>
      {sharing.sheet}
      {sheet}
    </div>
  );
}

/** How the run compares with those before it that are of its length. */
function compare(say: ReturnType<typeof useMessages>, game: SoloGame): string {
  const films = game.filmNumber;
  const before = game.bests.run;
  if (before === undefined) return say('solo.recap.first', { films });
  return say(isBestRun(game) ? 'solo.recap.best' : 'solo.recap.not-best', { films, before });
}
