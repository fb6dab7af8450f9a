import { Link } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import acts from '../ui/acts/text-act.module.css';
import { CircleHelp } from '../ui/icons.ts';
import { GameInfo, TENTH_POINTS } from './game-info.tsx';
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
        <li>
          <strong>{say('landing.steps.1')}</strong>
          <span>{say('landing.steps.1.text')}</span>
        </li>
        <li>
          <strong>{say('landing.steps.2')}</strong>
          <span>{say('landing.steps.2.text')}</span>
        </li>
        <li>
          <strong>{say('landing.steps.3')}</strong>
          <span>{say('landing.steps.3.text', { points: TENTH_POINTS })}</span>
        </li>
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
