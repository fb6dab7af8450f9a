import { parsePuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Attempt } from '@outoften/rules/guessing/attempt';
import { wrongNameCount } from '@outoften/rules/guessing/cast-slots';
import { attainableMaximum, pointsInHand } from '@outoften/rules/guessing/score';
import { readLinkPart } from '@outoften/rules/link-part';
import { ok } from '@outoften/rules/result';
import { useEffect, useLayoutEffect } from 'react';
import { Link, useParams } from 'wouter';
import { formatTenths } from '../messages/format-number.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { CastPanel, namingAnswer } from '../play/cast/cast-panel.tsx';
import { CoachLine, endCoaching } from '../play/coach/coach-line.tsx';
import { FilmTitle } from '../play/film/film-title.tsx';
import { BeforeFilm, FilmBlocks } from '../play/frames/before-film.tsx';
import { PlayFrame } from '../play/frames/play-frame.tsx';
import { ResultFrame } from '../play/frames/result-frame.tsx';
import { coveredReviews } from '../play/hints/readable-reviews.ts';
import { ResultHead } from '../reveal/result-head.tsx';
import { RevealLine } from '../reveal/reveal-line.tsx';
import { useReveal } from '../reveal/use-reveal.ts';
import { TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { CalendarClock, CalendarDays, Clock3, RotateCcw, Ticket } from '../ui/icons.ts';
import { useSpokenChange } from '../ui/news/announcements.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { Poster } from '../ui/pictures/poster.tsx';
import { DailyHeader } from './daily-header.tsx';
import styles from './daily-notes.module.css';
import type { DailyState } from './daily-store.ts';
import { FinishedDaily } from './finished-daily.tsx';
import { usePuzzleDate, WHOLE_DATE } from './puzzle-date.ts';
import { daily, useDaily } from './use-daily.ts';

/** Today's film, or that of the number in the address, from loading to the result. */
export function DailyScreen() {
  const say = useMessages();
  const state = useDaily();
  const { number } = useParams();
  // Before the first paint, which would otherwise show the previous puzzle.
  useLayoutEffect(() => {
    const wanted = number === undefined ? undefined : parsePuzzleNumber(readLinkPart(number));
    if (number !== undefined && wanted === undefined) daily.refuseNumber();
    else void daily.open(wanted);
  }, [number]);
  switch (state.phase) {
    case 'fetching':
      return (
        <FilmBlocks header={<DailyHeader number={undefined} />} heading={say('daily.fetching')} />
      );
    case 'failed':
      return <DailyFailed state={state} isOfNumber={number !== undefined} />;
    case 'guessing':
      return state.game.attempt.phase === 'guessing' ? (
        <GuessingDaily state={state} attempt={state.game.attempt} />
      ) : null;
    case 'revealing':
      return <RevealingDaily state={state} />;
    case 'finished':
      return <FinishedDaily key={state.puzzle.number} state={state} />;
  }
}

/** Messages for the codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'daily.failed.offline',
  timeout: 'daily.failed.timeout',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.none',
  ROUND_OPEN: 'daily.failed.in-play',
  UNAVAILABLE: 'daily.failed.unavailable',
};

/** Codes for numbers without a puzzle. A new try does not help. */
const NO_NUMBERS: Readonly<Record<string, MessageId>> = {
  DATE_OUT_OF_WINDOW: 'daily.failed.not-yet',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.no-number',
};

type DailyFailedProps = Readonly<{
  state: Extract<DailyState, { phase: 'failed' }>;
  /** True if the address names the puzzle. */
  isOfNumber: boolean;
}>;

/** Says why no film could be loaded, and what to do next. */
function DailyFailed({ state, isOfNumber }: DailyFailedProps) {
  const say = useMessages();
  const { problem, wanted } = state;
  const noNumber = isOfNumber ? NO_NUMBERS[problem] : undefined;
  const header = <DailyHeader number={wanted} />;
  if (noNumber !== undefined) {
    return (
      <BeforeFilm header={header} problem={say('daily.failed.number')} text={say(noNumber)}>
        <TicketLink kind="amber" to="/game/daily" stub={<Ticket size={22} aria-hidden />}>
          {say('daily.today')}
        </TicketLink>
        <TextLink to="/game/daily/archive" icon={CalendarDays}>
          {say('daily.all')}
        </TextLink>
      </BeforeFilm>
    );
  }
  return (
    <BeforeFilm
      header={header}
      problem={say('daily.failed')}
      text={say(PROBLEMS[problem] ?? 'daily.failed.other')}
      other={{ to: '/game/solo-create', label: say('daily.solo') }}
    >
      <TicketButton kind="amber" icon={RotateCcw} onClick={() => void daily.open(wanted)}>
        {say('daily.again')}
      </TicketButton>
    </BeforeFilm>
  );
}

type RevealingDailyProps = Readonly<{ state: Extract<DailyState, { phase: 'revealing' }> }>;

/** A submitted guess whose answer is loading or could not be loaded. The reveal waits for it. */
function RevealingDaily({ state }: RevealingDailyProps) {
  const say = useMessages();
  const { game, problem } = state;
  const { film, number } = game.puzzle;
  usePageTitle(say('play.title.result', { title: film.title }));
  const { guess, hints } = game.attempt;
  const reveal = useReveal({ kind: 'solo', startedAt: undefined, now: Date.now });
  const hasProblem = problem !== undefined;
  const waiting = say('daily.revealing');
  useSpokenChange(hasProblem ? undefined : waiting);
  useEffect(() => {
    const again = () => void daily.reveal();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <ResultFrame
      layout="alone"
      header={<DailyHeader number={number} />}
      words={
        <ResultHead
          {...{ film, reveal }}
          locked={say('play.reveal.locked', { guess: formatTenths(guess) })}
          headline=""
          stamp={undefined}
          isFocused={hasProblem}
        />
      }
      lead={hasProblem ? <span role="alert">{say('daily.not-revealed')}</span> : waiting}
      line={<RevealLine reveal={reveal} rating={undefined} guess={guess} />}
      poster={
        hints.poster !== 'locked' && film.poster !== undefined ? (
          <Poster src={film.poster} title={film.title} place="result" />
        ) : undefined
      }
      acts={
        hasProblem && (
          <TicketButton
            kind="amber"
            wide
            stub={<RotateCcw size={20} aria-hidden />}
            onClick={() => void daily.reveal()}
          >
            {say('daily.again')}
          </TicketButton>
        )
      }
    />
  );
}

type GuessingDailyProps = Readonly<{
  state: Extract<DailyState, { phase: 'guessing' }>;
  attempt: Attempt & { phase: 'guessing' };
}>;

/** A daily film before the guess. Wrong names lower its maximum. */
export function GuessingDaily({ state, attempt }: GuessingDailyProps) {
  const say = useMessages();
  const { game, guess } = state;
  const { film, number, review } = game.puzzle;
  const place = say('daily.title', { number });
  usePageTitle(say('play.title.film', { place, title: film.title }));
  const note =
    wrongNameCount(attempt.slots) === 0
      ? say('daily.wrong-names')
      : say('daily.most', { most: attainableMaximum(attempt.mode, attempt) });

  function submit(): void {
    daily.submit();
    endCoaching();
  }

  return (
    <PlayFrame
      header={(points) => <DailyHeader number={number}>{points}</DailyHeader>}
      spoken={{ place }}
      title={
        <>
          <DailyNotes state={state} />
          <FilmTitle film={film} />
          <CoachLine attempt={attempt} guess={guess} />
        </>
      }
      {...{ film, attempt }}
      points={pointsInHand(attempt.mode, attempt)}
      reviews={coveredReviews(review && [review])}
      unlock={(hint) => daily.unlock(hint).ok}
      cast={
        <CastPanel
          slots={attempt.slots}
          note={note}
          nameCast={(tried) => {
            const named = daily.nameCast(tried);
            return namingAnswer(named.ok ? ok(named.value.attempt) : named, tried.slot);
          }}
        />
      }
      guess={{ guess, setGuess: daily.setGuess, submit: () => afterPaint(submit) }}
      side={{
        label: say('daily.points'),
        content: (
          <TextLink to="/game/daily/archive" icon={CalendarDays}>
            {say('daily.all')}
          </TextLink>
        ),
      }}
    />
  );
}

type DailyNotesProps = Readonly<{
  state: Extract<DailyState, { phase: 'guessing' }>;
}>;

/** Notes that a player should read before playing this puzzle. On most days there are none. */
export function DailyNotes({ state }: DailyNotesProps) {
  const say = useMessages();
  const dateOf = usePuzzleDate(WHOLE_DATE);
  const { game, today, isClockWrong, unfinished } = state;
  const { number } = game.puzzle;
  const isArchived = game.begun === 'from-archive';
  const isLeft = unfinished !== undefined && unfinished !== number;
  if (!isArchived && !isClockWrong && !isLeft && number === today) return null;
  return (
    <ul className={styles.notes}>
      {isClockWrong && (
        <li>
          <Clock3 size={18} aria-hidden />
          <span>{say('daily.clock', { date: dateOf(today) })}</span>
        </li>
      )}
      {isArchived ? (
        <li>
          <CalendarClock size={18} aria-hidden />
          <span>{say('daily.archived', { date: dateOf(number) })}</span>
        </li>
      ) : (
        number !== today && (
          <li>
            <CalendarClock size={18} aria-hidden />
            <span>{say('daily.still-open', { date: dateOf(number) })}</span>
          </li>
        )
      )}
      {isLeft && (
        <li>
          <CalendarClock size={18} aria-hidden />
          <span>
            {say('daily.unfinished', { number: unfinished })}{' '}
            <Link to={`/game/daily/${unfinished}`}>{say('daily.finish-it')}</Link>
          </span>
        </li>
      )}
    </ul>
  );
}
