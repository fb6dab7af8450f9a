import type { DrawnFilm } from '@outoften/rules/film/film';
import { readLinkPart } from '@outoften/rules/link-part';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useNavigate } from '../address/address-router.tsx';
import { type CallProblem, isNetworkAway } from '../api/graphql-client.ts';
import { fetchChallengeFilm } from '../api/shares.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BeforeFilm, FilmBlocks } from '../play/frames/before-film.tsx';
import { GameHeader } from '../play/frames/game-header.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { Clapperboard } from '../ui/icons.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { soloGame } from './use-solo-game.ts';

type Challenge = Readonly<
  | { state: 'loading' }
  | { state: 'here'; film: DrawnFilm }
  | { state: 'failed'; problem: CallProblem }
>;

/** Messages for links that never lead to a film. After any other problem the player can try again. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  CHALLENGE_NOT_FOUND: 'solo.challenge.not-found',
  CHALLENGE_EXPIRED: 'solo.challenge.expired',
  MOVIE_NOT_FOUND: 'solo.challenge.no-film',
  ROUND_OPEN: 'solo.challenge.in-play',
  TOO_MANY_REQUESTS: 'solo.draw-failed.too-many',
};

/** The screen behind a friend's link: the film's title, and one button to play it. */
export function ChallengeScreen() {
  const token = readLinkPart(useParams().token ?? '');
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
  if (challenge.state === 'failed') {
    return (
      <NoChallenge header={header} problem={challenge.problem} retry={() => setAsked(asked + 1)} />
    );
  }
  return <Invitation header={header} film={challenge.film} token={token} />;
}

type InvitationProps = Readonly<{ header: ReactNode; film: DrawnFilm; token: string }>;

function Invitation({ header, film, token }: InvitationProps) {
  const say = useMessages();
  const navigate = useNavigate();

  function play(): void {
    afterPaint(() => {
      soloGame.playChallenge(film, token);
      navigate('/game/active');
    });
  }

  return (
    <BeforeFilm header={header} film={film} text={say('solo.challenge.intro')}>
      <TicketButton kind="amber" icon={Clapperboard} onClick={play}>
        {say('solo.challenge.play')}
      </TicketButton>
    </BeforeFilm>
  );
}

type NoChallengeProps = Readonly<{ header: ReactNode; problem: CallProblem; retry: () => void }>;

function NoChallenge({ header, problem, retry }: NoChallengeProps) {
  const say = useMessages();
  const known = PROBLEMS[problem];
  const other = isNetworkAway(problem) ? 'solo.draw-failed.offline' : 'solo.draw-failed.other';
  return (
    <BeforeFilm header={header} problem={say('solo.challenge.none')} text={say(known ?? other)}>
      {known === undefined && (
        <TicketButton kind="paper" onClick={retry}>
          {say('solo.draw-failed.again')}
        </TicketButton>
      )}
      <TicketLink kind="amber" to="/game/solo-create">
        {say('solo.challenge.solo')}
      </TicketLink>
    </BeforeFilm>
  );
}
