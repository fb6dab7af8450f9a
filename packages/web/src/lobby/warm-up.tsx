import { COUNTED_MS, LIFT_MS, type WarmUpTurn, warmUpTurn } from '@outoften/rules/warm-up/warm-up';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { AudienceFigures, Outcome } from '../room/room-state.ts';
import { TextButton } from '../ui/acts/text-act.tsx';
import { LiftingCurtain } from '../ui/house/curtain.tsx';
import { Check, Eye, EyeOff, X } from '../ui/icons.ts';
import { forgetAnnouncements, useSpoken } from '../ui/news/announcements.ts';
import { isStill } from '../ui/page/browser-state.ts';
import { usePosterDescription } from '../ui/pictures/poster.tsx';
import styles from './warm-up.module.css';

/** How often the curtain moves, in milliseconds. With less motion it moves in a few large steps. */
const STEP_MS = 1_000;
const STILL_STEP_MS = 5_000;

type WarmUpParts = Readonly<{
  roomId: string;
  /** The server's clock. */
  clock: () => number;
  /** The room's latest reactions, which contain the answers. */
  told: AudienceFigures['reactions'];
}>;

type WarmUpState = Readonly<{
  turn: WarmUpTurn;
  /** How much of the poster is visible, from 0 to 1. */
  lifted: number;
  isOpen: boolean;
  /** How many answers were right, and how many there were; undefined while answers may still come. */
  tally: Readonly<{ right: number; all: number }> | undefined;
}>;

declare global {
  /** Addresses of the warm-up's posters by film, inserted by the build. */
  const WARM_UP_POSTERS: Readonly<Record<number, string>>;
}

type WarmUpProps = Readonly<{
  roomId: string;
  clock: () => number;
  /** The room's latest reactions, which contain the answers. */
  told: AudienceFigures['reactions'];
  answer: (answer: 'warm_up_right' | 'warm_up_wrong') => Outcome;
}>;

/** A small game for the lobby: guess which film's poster is behind the opening curtain. Players can hide it. */
export function WarmUp(props: WarmUpProps) {
  const say = useMessages();
  const [isShown, setShown] = useState(true);
  return (
    <section aria-labelledby="warm-up-heading">
      <div className={styles.head}>
        <h2 id="warm-up-heading">{say('lobby.warm-up')}</h2>
        <TextButton
          icon={isShown ? EyeOff : Eye}
          label={say(isShown ? 'lobby.warm-up.hide.label' : 'lobby.warm-up.show.label')}
          onClick={() => setShown(!isShown)}
        >
          {say(isShown ? 'lobby.warm-up.hide' : 'lobby.warm-up.show')}
        </TextButton>
      </div>
      {isShown && <Turn {...props} />}
    </section>
  );
}

function Turn({ roomId, clock, told, answer }: WarmUpProps) {
  const say = useMessages();
  const { turn, lifted, isOpen, tally } = useWarmUp({ roomId, clock, told });
  const [chosen, setChosen] = useState<Readonly<{ turn: number; film: number }>>();
  const choice = chosen?.turn === turn.number ? chosen.film : undefined;
  const poster = WARM_UP_POSTERS[turn.film.id] ?? '';
  const description = usePosterDescription(poster);
  const words = useWords({ turn, isOpen, tally, choice });
  // Announced only to players who guessed. A new poster every half minute would interrupt everyone else.
  useSpoken(tally && choice !== undefined ? words : undefined);
  useEffect(() => forgetAnnouncements, []);

  function choose(film: number): void {
    if (isOpen || choice !== undefined) return;
    setChosen({ turn: turn.number, film });
    void answer(film === turn.film.id ? 'warm_up_right' : 'warm_up_wrong');
  }

  return (
    <div className={styles.turn}>
      <div className={styles.curtain}>
        <LiftingCurtain key={turn.number} lifted={lifted}>
          <img src={poster} alt="" width={200} height={300} />
        </LiftingCurtain>
        {description !== undefined && (
          <p className="visually-hidden">{say('lobby.warm-up.on-poster', { description })}</p>
        )}
      </div>
      <ul className={styles.titles} aria-label={say('lobby.warm-up.titles')}>
        {turn.choices.map((film, place) => (
          // The focus stays at its place when the titles change.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <button
              type="button"
              className={styles.title}
              lang="en"
              aria-pressed={choice === film.id}
              aria-disabled={isOpen || choice !== undefined || undefined}
              data-truth={(isOpen && film === turn.film) || undefined}
              onClick={() => choose(film.id)}
            >
              {film.title}
              {isOpen && film === turn.film && <Check size={20} strokeWidth={3} aria-hidden />}
              {isOpen && film !== turn.film && choice === film.id && <X size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.words}>{words}</p>
    </div>
  );
}

type WordsParts = Pick<WarmUpState, 'turn' | 'isOpen' | 'tally'> &
  Readonly<{ choice: number | undefined }>;

/** The text below the titles. The number of right answers follows once all have arrived. */
function useWords({ turn, isOpen, tally, choice }: WordsParts): string {
  const say = useMessages();
  const chosen = turn.choices.find(({ id }) => id === choice);
  if (!isOpen) {
    return chosen === undefined
      ? say('lobby.warm-up.question')
      : say('lobby.warm-up.chosen', { title: chosen.title });
  }
  const { title, year } = turn.film;
  return [
    say('lobby.warm-up.answer', { title, year: String(year) }),
    ...(chosen === turn.film ? [say('lobby.warm-up.right')] : []),
    ...(tally && tally.all > 1 ? [say('lobby.warm-up.count', tally)] : []),
  ].join(' ');
}

/** The current poster of the warm-up, and how far its curtain is open by the server's clock. */
function useWarmUp({ roomId, clock, told }: WarmUpParts): WarmUpState {
  const [now, setNow] = useState(clock);
  const turn = warmUpTurn(roomId, now);
  const [tally, setTally] = useState({ turn: turn.number, told, right: 0, all: 0 });
  if (tally.turn !== turn.number || tally.told !== told) {
    setTally(countAnswers(tally, { turn: turn.number, told }));
  }

  useEffect(() => {
    const next = (Math.floor(now / STEP_MS) + 1) * STEP_MS;
    // A busy browser may be late, so the next step is computed from the clock.
    const timer = setTimeout(() => setNow(clock()), Math.max(1, Math.ceil(next - clock())));
    return () => clearTimeout(timer);
  }, [now, clock]);

  const spent = now - turn.startsAt;
  const step = isStill() ? STILL_STEP_MS : STEP_MS;
  return {
    turn,
    lifted: Math.min(1, (Math.floor(spent / step) * step) / LIFT_MS),
    isOpen: spent >= LIFT_MS,
    tally: spent >= COUNTED_MS ? tally : undefined,
  };
}

type Reactions = AudienceFigures['reactions'];

/** The answers of one turn that this browser knows. */
export type WarmUpTally = Readonly<{ turn: number; told: Reactions; right: number; all: number }>;

/** Adds the latest event to the tally. A new turn starts at zero, and the same event counts once. */
export function countAnswers(
  tally: WarmUpTally,
  { turn, told }: Pick<WarmUpTally, 'turn' | 'told'>,
): WarmUpTally {
  const { right, all } = tally.turn === turn ? tally : { right: 0, all: 0 };
  if (tally.told === told) return { turn, told, right, all };
  const { warm_up_right: more = 0, warm_up_wrong: wrong = 0 } = told;
  return { turn, told, right: right + more, all: all + more + wrong };
}
