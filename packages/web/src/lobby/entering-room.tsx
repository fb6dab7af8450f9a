import { useMessages } from '../messages/use-messages.ts';
import { PendingMoveNotice } from '../room/pending-move-notice.tsx';
import styles from './lobby.module.css';

/** Blocks where the lobby will be. */
export function EnteringRoom() {
  const say = useMessages();
  return (
    <div className={styles.lobby}>
      <header className={styles.header} />
      <PendingMoveNotice />
      <main className={styles.blocks}>
        <h1 className="visually-hidden">{say('lobby.entering')}</h1>
        <div className={styles.blockBoard} />
        <div className={styles.blockWords} />
        <div className={styles.blockSeats} />
      </main>
    </div>
  );
}
