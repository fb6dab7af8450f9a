import { useMessages } from '../messages/use-messages.ts';
import { CodeTiles } from '../ui/code-tiles.tsx';
import { QrSquare } from '../ui/qr-square.tsx';
import styles from './joining-board.module.css';
import type { StagePlay } from './stage-play.ts';

type JoiningBoardProps = Readonly<{
  code: string;
  joinAddress: StagePlay['joinAddress'];
  isLarge?: boolean;
}>;

/** How to get in: the code, and a square that leads there. */
export function JoiningBoard({ code, joinAddress, isLarge = false }: JoiningBoardProps) {
  const say = useMessages();
  return (
    <section
      className={styles.board}
      data-large={isLarge || undefined}
      aria-label={say('stage.join')}
    >
      <div className={styles.tiles}>
        <CodeTiles code={code} label={say('stage.code')} />
      </div>
      <div className={styles.square}>
        <QrSquare
          text={joinAddress.url}
          label={say('stage.square', { address: joinAddress.url })}
        />
      </div>
      <p className={styles.words}>
        <strong>{say('stage.join')}</strong>
        <span>{joinAddress.host}</span>
      </p>
    </section>
  );
}
