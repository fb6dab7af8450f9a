import type { DrawnFilm } from '@outoften/rules/film';
import { Clapperboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { useNavigate } from '../address/address-router.tsx';
import { fetchChallengeFilm } from '../api/challenges.ts';
import { type CallProblem, isNetworkAway } from '../api/graphql-client.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { FilmBlocks } from '../play/film-blocks.tsx';
import { GameHeader } from '../play/game-header.tsx';
import styles from '../play/no-film.module.css';
import { afterPaint } from '../ui/after-paint.ts';
import { Curtain } from '../ui/curtain.tsx';
import { Poster } from '../ui/poster.tsx';
import { TicketButton, TicketLink } from '../ui/ticket.tsx';
import { soloGame } from './use-solo-game.ts';

type Challenge = Readonly<
  | { state: 'loading' }
  | { state: 'here'; film: DrawnFilm }
  | { state: 'failed'; problem: CallProblem }
>;

/** Why a link leads to no film; for any other reason it may do so later. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  CHALLENGE_NOT_FOUND: 'solo.challenge.not-found',
  CHALLENGE_EXPIRED: 'solo.challenge.expired',
  MOVIE_NOT_FOUND: 'solo.challenge.no-film',
  ROUND_OPEN: 'solo.challenge.in-play',
  TOO_MANY_REQUESTS: 'solo.draw-failed.too-many',
};

/** Where a friend's link leads: the film's title, and one tap to it. */
export function ChallengeScreen() {
  const { token = '' } = useParams();
  return <Loaded key={token} token={token} />;
}

function Loaded({ token }: Readonly<{ token: string }>) {
  const say = useMessages();
  const [challenge, setChallenge] = useState<Challenge>({ state: 'loading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of "Try again" asks once more
  useEffect(() => {
    let isHere = true;
    void fetchChallengeFilm(token).then((answer) => {
      if (!isHere) return;
      setChallenge(
        answer.ok
          ? { state: 'here', film: answer.value }
          : { state: 'failed', problem: answer.refusal },
      );
    });
    return () => {
      isHere = false;
    };
  }, [token, asked]);

  const header = (
    <GameHeader name={say('solo.challenge.name')} note={undefined} leave="/game/home" />
  );
  if (challenge.state === 'loading') {
    return <FilmBlocks header={header} heading={say('solo.drawing')} />;
  }
  return (
    <div className={styles.screen}>
      {header}
      {challenge.state === 'here' ? (
        <Invitation film={challenge.film} token={token} />
      ) : (
        <NoChallenge problem={challenge.problem} retry={() => setAsked(asked + 1)} />
      )}
    </div>
  );
}

function Invitation({ film, token }: Readonly<{ film: DrawnFilm; token: string }>) {
  const say = useMessages();
  const navigate = useNavigate();
  const heading = useFocusedHeading();

  function play(): void {
    afterPaint(() => {
      soloGame.playChallenge(film, token);
      navigate('/game/active');
    });
  }

  return (
    <main className={styles.middle}>
      <div className={styles.poster}>
        <Curtain
          behind={
            film.poster === undefined ? undefined : (
              <Poster src={film.poster} title={film.title} place="challenge" />
            )
          }
        />
      </div>
      <h1 ref={heading} tabIndex={-1} lang="en">
        {film.title}
      </h1>
      <p>{say('solo.challenge.intro')}</p>
      <TicketButton kind="amber" stub={<Clapperboard size={20} aria-hidden />} onClick={play}>
        {say('solo.challenge.play')}
      </TicketButton>
    </main>
  );
}

type NoChallengeProps = Readonly<{ problem: CallProblem; retry: () => void }>;

function NoChallenge({ problem, retry }: NoChallengeProps) {
  const say = useMessages();
  const heading = useFocusedHeading();
  const known = PROBLEMS[problem];
  const other = isNetworkAway(problem) ? 'solo.draw-failed.offline' : 'solo.draw-failed.other';
  return (
    <main className={styles.middle}>
      <div className={styles.curtain}>
        <Curtain behind={undefined} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {say('solo.challenge.none')}
      </h1>
      <p role="alert">{say(known ?? other)}</p>
      {known === undefined && (
        <TicketButton kind="paper" onClick={retry}>
          {say('solo.draw-failed.again')}
        </TicketButton>
      )}
      <TicketLink kind="amber" to="/game/solo-create">
        {say('solo.challenge.solo')}
      </TicketLink>
    </main>
  );
}

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
