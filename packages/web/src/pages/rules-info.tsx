import { CAST_SLOTS, POINTS_PER_NAME, TRIES_PER_SLOT } from '@outoften/rules/guessing/cast-slots';
import { GUESS_POINTS, maximumScore, startingPoints } from '@outoften/rules/guessing/game-mode';
import { HINT_PRICES } from '@outoften/rules/guessing/hints';
import { accuracyPoints, distance } from '@outoften/rules/guessing/score';
import { tenths } from '@outoften/rules/rating';
import { NUMBER_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { Link } from 'wouter';
import { version } from '../../../../package.json';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import acts from '../ui/acts/text-act.module.css';
import { Check, CircleHelp } from '../ui/icons.ts';
import styles from './rules-info.module.css';

type RulesInfoProps = Readonly<{
  /** True if all rules are shown below the three steps. */
  isWhole: boolean;
}>;

/** The game in three steps, with a link to all rules. */
export function RulesInfo({ isWhole }: RulesInfoProps) {
  const say = useMessages();
  return (
    <>
      <ol className={styles.steps}>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>
            <strong>{say(`landing.steps.${step}`)}</strong>
            <span>{say(`landing.steps.${step}.text`, { points: TENTH_POINTS })}</span>
          </li>
        ))}
      </ol>
      {isWhole ? (
        <section id="rules" className={styles.rules} aria-label={say('landing.rules')}>
          <GameInfo />
        </section>
      ) : (
        <Link to="#rules" replace className={`${acts.act} ${styles.all}`}>
          <CircleHelp size={20} aria-hidden />
          {say('landing.rules')}
        </Link>
      )}
    </>
  );
}

const SOLO = { type: 'solo' } as const;

/** The example film: one hint bought, one name found. */
const EXAMPLE = { guess: tenths(74), rating: tenths(77) };

/** How many points one tenth costs. */
const TENTH_POINTS = GUESS_POINTS - accuracyPoints(tenths(50), tenths(51));

const PRICED = ['poster', 'overview', 'review'] as const;

/** From this distance on a guess earns nothing, in tenths. */
const TOO_FAR = 20;

/** The rules in brief, with the points of an example film. */
function GameInfo() {
  const say = useMessages();
  return (
    <div className={styles.gameInfoRules}>
      <section>
        <h2>{say('rules.guess')}</h2>
        <p>{say('rules.guess.text')}</p>
        <p>
          {say('rules.guess.points', {
            most: GUESS_POINTS,
            tenth: TENTH_POINTS,
            tooFar: formatTenths(TOO_FAR),
          })}
        </p>
      </section>
      <section>
        <h2>{say('rules.hints')}</h2>
        <p>{say('rules.hints.text', { start: startingPoints(SOLO) })}</p>
        <dl className={styles.prices}>
          {PRICED.map((hint) => (
            <Line key={hint} name={say(`rules.hints.${hint}`)} value={HINT_PRICES[hint]} />
          ))}
        </dl>
      </section>
      <section>
        <h2>{say('rules.cast')}</h2>
        <p>
          {say('rules.cast.text', {
            names: CAST_SLOTS,
            points: POINTS_PER_NAME,
            tries: TRIES_PER_SLOT,
          })}
        </p>
      </section>
      <section>
        <h2>{say('rules.rooms')}</h2>
        <p>{say('rules.rooms.text', NUMBER_SETTINGS.maxPlayers)}</p>
        <p>{say('rules.rooms.audience')}</p>
      </section>
      <Example />
      <p className={styles.note}>{say('rules.most', { most: maximumScore(SOLO) })}</p>
    </div>
  );
}

type LineProps = Readonly<{ name: string; value: number | string; isTotal?: boolean }>;

function Line({ name, value, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Example() {
  const say = useMessages();
  const { guess, rating } = EXAMPLE;
  const accuracy = accuracyPoints(guess, rating);
  const start = startingPoints(SOLO);
  const total = accuracy + start - HINT_PRICES.overview + POINTS_PER_NAME;
  const off = formatTenths(distance(guess, rating));
  return (
    <section className={styles.receipt}>
      <h2>{say('rules.example')}</h2>
      <p>
        {say('rules.example.text', { guess: formatTenths(guess), rating: formatTenths(rating) })}
      </p>
      <dl className={styles.sum}>
        <Line name={say('rules.example.off', { off })} value={accuracy} />
        <Line name={say('rules.example.start')} value={`+${start}`} />
        <Line name={say('rules.example.hint')} value={`−${HINT_PRICES.overview}`} />
        <Line name={say('rules.example.name')} value={`+${POINTS_PER_NAME}`} />
        <Line name={say('rules.example.total')} value={total} isTotal />
      </dl>
    </section>
  );
}

const FEATURES = ['solo', 'daily', 'players', 'rooms', 'audience', 'comfort'] as const;

/** The features of this version, and planned ones. */
export function RoadmapInfo() {
  const say = useMessages();
  return (
    <div className={styles.roadmap}>
      <p className={styles.version}>{say('roadmap.version', { version })}</p>
      <section>
        <h2>{say('roadmap.now')}</h2>
        <ul>
          {FEATURES.map((feature) => (
            <li key={feature}>
              <Check size={20} aria-hidden />
              {say(`roadmap.now.${feature}`, NUMBER_SETTINGS.maxPlayers)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say('roadmap.next')}</h2>
        <ul className={styles.next}>
          <li>{say('roadmap.next.more')}</li>
        </ul>
      </section>
    </div>
  );
}
