import { joinableAs } from '@outoften/rules/room/view/view-joining';
import { useMessages } from '../messages/use-messages.ts';
import { CodeTiles } from '../ui/fields/code-tiles.tsx';
import { QrSquare } from '../ui/pictures/qr-square.tsx';
import styles from './joining-board.module.css';
import type { StagePlay } from './stage-play.ts';

type JoiningBoardProps = Readonly<{
  play: StagePlay;
  /** Large in the lobby, small in a corner of later scenes. */
  size?: 'small' | 'row' | 'wide' | 'column' | 'medium' | 'large';
  /** Shown above the invitation. */
  note?: string | undefined;
}>;

/** How to join: the code and a QR code. Nothing once no one can join. */
export function JoiningBoard({ play, size = 'medium', note }: JoiningBoardProps) {
  const say = useMessages();
  const { view, joinAddress } = play;
  const as = joinableAs(view);
  if (as === undefined) return null;
  const invitation = say(as === 'player' ? 'stage.join' : 'stage.join.audience');
  return (
    <section className={styles.board} data-size={size} aria-label={invitation}>
      <div className={styles.tiles}>
        <CodeTiles code={view.meta.code} label={say('stage.code')} />
      </div>
      <div className={styles.square}>
        <QrSquare
          text={joinAddress.url}
          label={say('stage.square', { address: joinAddress.url })}
        />
      </div>
      <p className={styles.words}>
        {note !== undefined && <span>{note}</span>}
        <strong>{invitation}</strong>
        {size === 'large' && <span>{say('stage.scan')}</span>}
        <span className={styles.address}>
          {joinAddress.host}
          <wbr />
          {'/join'}
        </span>
      </p>
    </section>
  );
}
