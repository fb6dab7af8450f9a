import { useMessages } from '../messages/use-messages.ts';
import { KeptMoveNotice } from '../room/kept-move-notice.tsx';
import styles from './lobby.module.css';

/** Blocks where the lobby will be. */
export function EnteringRoom() {
  const say = useMessages();
  return (
    <div className={styles.lobby}>
      <header className={styles.header} />
      <KeptMoveNotice />
      <main className={styles.blocks}>
        <div role="status" className="visually-hidden">
          <h1>{say('lobby.entering')}</h1>
        </div>
        <div className={styles.blockBoard} />
        <div className={styles.blockWords} />
        <div className={styles.blockSeats} />
      </main>
    </div>
  );
}
