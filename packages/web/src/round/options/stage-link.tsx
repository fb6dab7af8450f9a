import { useMessages } from '../../messages/use-messages.ts';
import { stagePath } from '../../room/link/room-address.ts';
import { useLinkCopy } from '../../room/link/use-link-copy.ts';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { Copy, Tv } from '../../ui/icons.ts';
import type { RoundPlay } from '../parts/round-play.ts';
import styles from './options.module.css';

/** The link of the stage, for a television. Absent for a deputy, who does not get its key. */
export function StageLink({ view, stageKey }: Pick<RoundPlay, 'view' | 'stageKey'>) {
  const say = useMessages();
  const copyLink = useLinkCopy();
  if (stageKey === undefined) return null;
  const address = `${location.origin}${stagePath({ roomId: view.id, stageKey })}`;
  return (
    <section className={styles.row} aria-labelledby="stage-link">
      <Tv size={20} aria-hidden />
      <p className={styles.words}>
        <strong id="stage-link">{say('room.stage')}</strong>
        <small>{say('room.stage.note')}</small>
      </p>
      <TextButton icon={Copy} className={styles.end} onClick={() => copyLink(address)}>
        {say('room.link.copy')}
      </TextButton>
    </section>
  );
}
