import { type DailyResult, resultScore } from '@outoften/rules/daily/daily-result';
import {
  type DistanceCount,
  type RecentDaily,
  summarise,
} from '@outoften/rules/daily/daily-statistics';
import type { PuzzleView } from '@outoften/rules/daily/puzzle';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { shareFacts } from '@outoften/rules/daily/share-facts';
import { countStreaks } from '@outoften/rules/daily/streak';
import { creditedNames, missedNames } from '@outoften/rules/guessing/cast-slots';
import type { Hint, HintStates } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import { useId } from 'react';
import { fetchViewers } from '../api/daily.ts';
import { makeDailyLink, sharedPicture } from '../api/shares.ts';
import { formatTenths } from '../messages/format-number.ts';
import type { MessageId } from '../messages/i18n.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { cleanedReviews, coveredReviews } from '../play/hints/readable-reviews.ts';
import { FilmResult } from '../play/result/film-result.tsx';
import { useShareResult } from '../play/result/use-share-result.tsx';
import { TextButton, TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { CalendarDays, House, Share2, Ticket } from '../ui/icons.ts';
import { useMinutesToNextDaily } from '../ui/page/todays-daily.ts';
import { useAnswer } from '../ui/page/use-answer.ts';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import styles from './finished-daily.module.css';
import ownDailiesStyles from './own-dailies.module.css';
import { usePuzzleDate, WHOLE_DATE } from './puzzle-date.ts';

type FinishedDailyProps = Readonly<{ state: Extract<DailyState, { phase: 'finished' }> }>;

/** The result of a daily film, and the player's statistics. */
export function FinishedDaily({ state }: FinishedDailyProps) {
  const say = useMessages();
  const dateOf = usePuzzleDate(WHOLE_DATE);
  const { puzzle, result, game, results, today, isFresh } = state;
  const { number } = puzzle;
  const { guess, rating } = result;
  const hints = game?.attempt.hints ?? boughtHints(result);
  const sharing = useShareResult();
  const isTodayLeft = number !== today && results.every((one) => one.number !== today);
  const names = useNames(state);
  const { voteCount, reviews } = useViewers(puzzle, rating);

  async function share(): Promise<void> {
    const { points, shapes, distance, side } = shareFacts(result);
    const streak = result.onTime ? countStreaks(results, today).current.length : 0;
    const facts = { number, side, distance: formatTenths(distance), points, streak };
    const words = `${say('daily.share.text', facts)}\n${shapes}`;
    const url = `${location.origin}/game/daily/${number}`;
    const link = await makeDailyLink(result, streak);
    if (link === undefined) return sharing.share({ words, url, picture: undefined });
    const picture = sharedPicture('shared', link);
    return sharing.share({ words, url: `${url}?shared=${link.token}`, picture });
  }

  return (
    <>
      <FilmResult
        header={
          <DailyHeader number={number}>
            <TextButton icon={Share2} onClick={share}>
              {say('daily.share')}
            </TextButton>
          </DailyHeader>
        }
        film={{ ...puzzle.film, voteCount }}
        guess={guess}
        rating={rating}
        receipt={{ score: resultScore(result), hints, ...names, missedCount: result.wrongNames }}
        reviews={reviews}
        hadPoster={hints.poster !== 'locked'}
        isFresh={isFresh}
        notes={
          <>
            {!result.onTime && <p>{say('daily.archived', { date: dateOf(number) })}</p>}
            {game === undefined && <p>{say('daily.elsewhere')}</p>}
          </>
        }
        aside={<DailyStreak results={results} today={today} isTodayLeft={isTodayLeft} />}
        act={
          isTodayLeft ? (
            <TicketLink kind="amber" wide to="/game/daily" icon={Ticket} iconSize={22}>
              {say('daily.today')}
            </TicketLink>
          ) : (
            <TicketButton
              kind="amber"
              wide
              icon={Share2}
              iconSize={22}
              onClick={() => void share()}
            >
              {say('daily.share-result')}
            </TicketButton>
          )
        }
        links={{
          label: say('daily.next'),
          content: (
            <>
              <TextLink to="/game/solo-create" icon={Ticket}>
                {say('daily.solo')}
              </TextLink>
              <TextLink to="/game/daily/archive" icon={CalendarDays}>
                {say('daily.all')}
              </TextLink>
              <TextLink to="/game/home" icon={House}>
                {say('daily.home')}
              </TextLink>
            </>
          ),
        }}
      >
        <OwnDailies results={results} today={today} />
      </FilmResult>
      {sharing.sheet}
    </>
  );
}

/** The names that were tried. If only the result is saved here, only their number is known. */
function useNames({ game, result }: FinishedDailyProps['state']) {
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

type DailyStreakProps = Readonly<{
  results: readonly DailyResult[];
  today: PuzzleNumber;
  /** True if today's film is not played yet. Then no time to the next film is shown. */
  isTodayLeft: boolean;
}>;

/** The player's streak, and the time until the next film. */
function DailyStreak({ results, today, isTodayLeft }: DailyStreakProps) {
  const say = useMessages();
  const minutes = useMinutesToNextDaily();
  const days = countStreaks(results, today).current.length;
  return (
    <div className={styles.streak}>
      {days > 0 && <h2>{say('daily.your-streak', { days })}</h2>}
      {!isTodayLeft && (
        <p>{say('daily.next-film', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      )}
    </div>
  );
}

/** Fetches the reviews and the number of votes. Until they arrive, returns the puzzle's one review. */
function useViewers({ number, review }: PuzzleView, rating: Rating) {
  const answer = useAnswer(number, () => fetchViewers(number));
  const viewers = answer?.ok ? answer.value : undefined;
  const reviews =
    viewers === undefined || viewers.reviews.length === 0
      ? coveredReviews(review && [review])
      : cleanedReviews(viewers, { rating, firstId: viewers.firstId });
  return { voteCount: viewers?.voteCount, reviews };
}

type OwnDailiesProps = Readonly<{ results: readonly DailyResult[]; today: PuzzleNumber }>;

const RECENT_WORDS = {
  played: 'daily.recent.played',
  forgiven: 'daily.recent.forgiven',
  missed: 'daily.recent.missed',
  open: 'daily.recent.open',
} satisfies Record<RecentDaily['state'], MessageId>;

/** The statistics of this browser's dailies, with a bulb for each of the last days and a bar for each distance. */
export function OwnDailies({ results, today }: OwnDailiesProps) {
  const say = useMessages();
  const heading = useId();
  const { played, averageDistance = 0, distribution, streaks, recent } = summarise(results, today);
  const { current, best } = streaks;
  const average = formatTenths(averageDistance);
  return (
    <section className={ownDailiesStyles.dailies} aria-labelledby={heading}>
      <h2 id={heading}>{say('daily.statistics')}</h2>
      <p>{say('daily.played', { played, average })}</p>
      <p>{say('daily.streak', { length: current.length, best })}</p>
      <ul className={ownDailiesStyles.recent} aria-label={say('daily.recent')}>
        {recent.map(({ number, state }) => (
          <li key={number} data-state={state}>
            <span className="visually-hidden">{say(RECENT_WORDS[state], { number })}</span>
          </li>
        ))}
      </ul>
      {current.forgiven.length > 0 && (
        <p>{say('daily.forgiven', { count: current.forgiven.length })}</p>
      )}
      {played >= ENOUGH_FOR_BARS && (
        <dl className={ownDailiesStyles.bars}>
          {distribution.map((bar) => (
            <div key={bar.to}>
              <dt>{barWords(say, bar)}</dt>
              <dd>
                <span
                  className={ownDailiesStyles.bar}
                  style={{ '--share': bar.count / Math.max(1, played) }}
                />
                {bar.count}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Bars for fewer dailies would say nothing. */
const ENOUGH_FOR_BARS = 3;

/** From this distance on a guess earns nothing, in tenths. */
const BEYOND = 20;

function barWords(say: Say, { from, to }: DistanceCount): string {
  if (to === 0) return say('daily.bar.exact');
  if (from >= BEYOND) return say('daily.bar.beyond');
  return say('daily.bar.to', { to: formatTenths(to) });
}
