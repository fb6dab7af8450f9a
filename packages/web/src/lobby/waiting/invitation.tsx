import type { RoomCode } from '@outoften/rules/room/room-code';
import type { MessageId } from '../../messages/i18n.ts';
import { Message } from '../../messages/message.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { shareText } from '../../play/result/use-share-result.tsx';
import { joinAddress } from '../../room/link/room-address.ts';
import { useCodeCover } from '../../room/link/use-code-cover.ts';
import { useLinkCopy } from '../../room/link/use-link-copy.ts';
import acts from '../../ui/acts/text-act.module.css';
import { CodeTiles } from '../../ui/fields/code-tiles.tsx';
import { Copy, Eye, EyeOff, Share2 } from '../../ui/icons.ts';
import { QrSquare } from '../../ui/pictures/qr-square.tsx';
import { useWalkIns } from '../create/use-walk-ins.ts';
import styles from './invitation.module.css';

type InvitationProps = Readonly<{
  code: RoomCode;
  /** The role that newcomers get; undefined while the room accepts no one. */
  joinable: 'player' | 'audience' | undefined;
}>;

/** The code in tiles, the QR code of the link, and buttons to send it. */
export function Invitation({ code, joinable }: InvitationProps) {
  const say = useMessages();
  const { isWanted, isCovered, toggle } = useCodeCover();
  const copyLink = useLinkCopy();
  const walkIns = useWalkIns();
  const isOpenToGuests = walkIns === 'host' || walkIns === 'join';
  const address = joinAddress(location.origin, code);

  const copy = () => copyLink(address, { isSecret: isWanted });

  async function share(): Promise<void> {
    const shared = await shareText(say('lobby.invite.text', { code }), address);
    if (shared === 'failed') await copy();
  }

  return (
    <section className={styles.invitation} aria-label={say('lobby.invite')}>
      <div className={styles.code}>
        <CodeTiles
          code={code}
          label={say('lobby.code')}
          cover={isCovered ? say('lobby.code.hidden') : undefined}
        />
      </div>
      <div className={styles.square}>
        {isCovered ? (
          <div className={styles.cover}>
            <EyeOff aria-hidden />
          </div>
        ) : (
          <QrSquare text={address} label={say('lobby.invite.square')} />
        )}
      </div>
      <div className={styles.words}>
        <p>
          <Message
            id={howToJoin(joinable)}
            values={{ host: location.host }}
            components={{ strong: <strong /> }}
          />
          {joinable === 'player' && isOpenToGuests && (
            <span className={styles.wide}> {say('lobby.invite.no-account')}</span>
          )}
        </p>
        <div className={styles.acts}>
          {/* Not if codes are hidden, because the system's dialog shows the link. */}
          {!isWanted && navigator.share !== undefined && (
            <button type="button" className={acts.act} onClick={share}>
              <Share2 size={20} aria-hidden />
              {say('lobby.invite.share')}
            </button>
          )}
          <button type="button" className={acts.act} onClick={copy}>
            <Copy size={20} aria-hidden />
            {say('lobby.invite.copy')}
          </button>
          {isWanted && (
            <button type="button" className={acts.act} {...toggle}>
              {isCovered ? <Eye size={20} aria-hidden /> : <EyeOff size={20} aria-hidden />}
              {say('lobby.code.show')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function howToJoin(joinable: InvitationProps['joinable']): MessageId {
  if (joinable === undefined) return 'lobby.invite.full';
  return joinable === 'player' ? 'lobby.invite.how' : 'lobby.invite.audience';
}
