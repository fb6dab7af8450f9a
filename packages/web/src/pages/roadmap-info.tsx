import { NUMBER_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { version } from '../../../../package.json';
import { useMessages } from '../messages/use-messages.ts';
import { Check } from '../ui/icons.ts';
import styles from './roadmap-info.module.css';

/** The features of this version, and planned ones. */
export function RoadmapInfo() {
  const say = useMessages();
  return (
    <div className={styles.roadmap}>
      <p className={styles.version}>{say('roadmap.version', { version })}</p>
      <section>
        <h2>{say('roadmap.now')}</h2>
        <ul>
          <li>
            <Check size={20} aria-hidden />
            {say('roadmap.now.solo')}
          </li>
          <li>
            <Check size={20} aria-hidden />
            {say('roadmap.now.daily')}
          </li>
          <li>
            <Check size={20} aria-hidden />
            {say('roadmap.now.players')}
          </li>
          <li>
            <Check size={20} aria-hidden />
            {say('roadmap.now.rooms', {
              least: NUMBER_SETTINGS.maxPlayers.least,
              most: NUMBER_SETTINGS.maxPlayers.most,
            })}
          </li>
          <li>
            <Check size={20} aria-hidden />
            {say('roadmap.now.audience')}
          </li>
          <li>
            <Check size={20} aria-hidden />
            {say('roadmap.now.comfort')}
          </li>
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
