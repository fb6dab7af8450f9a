import { isTooLateToJoin } from '@outoften/rules/room/seats/late-join';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { shareText } from '../../play/result/share-text.ts';
import { joinAddress } from '../../room/link/room-address.ts';
import { useCodeCover } from '../../room/link/use-code-cover.ts';
import { useLinkCopy } from '../../room/link/use-link-copy.ts';
import acts from '../../ui/acts/text-act.module.css';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { CodeTiles } from '../../ui/fields/code-tiles.tsx';
import { Copy, Eye, EyeOff, Share2 } from '../../ui/icons.ts';
import { QrSquare } from '../../ui/pictures/qr-square.tsx';
import type { RoundPlay } from '../parts/round-play.ts';
import styles from './invite.module.css';

/** The code, the QR code and the link during a game; or why no one can join. */
export function Invite({ view }: Pick<RoundPlay, 'view'>) {
  const say = useMessages();
  const { settings } = view.meta;
  const joinable = joinableAs(view);
  const isLate = isTooLateToJoin({ settings, progress: view.progress });
  return (
    <section className={styles.invite} aria-labelledby="invite">
      <h3 id="invite">{say('room.invite')}</h3>
      {joinable !== undefined && <Code code={view.meta.code} />}
      {joinable !== 'player' && (
        <p className={styles.note}>
          {say(noteFor({ isLate, hasAudience: joinable !== undefined }))}
        </p>
      )}
    </section>
  );
}

function noteFor({
  isLate,
  hasAudience,
}: Readonly<{ isLate: boolean; hasAudience: boolean }>): MessageId {
  if (hasAudience) return isLate ? 'room.invite.late.audience' : 'room.invite.full.audience';
  return isLate ? 'room.invite.late' : 'room.invite.full';
}

function Code({ code }: Pick<RoundPlay['view']['meta'], 'code'>) {
  const say = useMessages();
  const copyLink = useLinkCopy();
  const { isWanted, isCovered, toggle } = useCodeCover();
  const address = joinAddress(location.origin, code);
  const copy = () => copyLink(address, { isSecret: isWanted });

  async function share(): Promise<void> {
    const shared = await shareText(say('room.invite.text', { code }), address);
    if (shared === 'failed') await copy();
  }

  return (
    <>
      <div className={styles.square}>
        {isCovered ? (
          <div className={styles.cover}>
            <EyeOff aria-hidden />
          </div>
        ) : (
          <QrSquare text={address} label={say('room.invite.square')} />
        )}
      </div>
      <div className={styles.code}>
        <CodeTiles
          code={code}
          label={say('room.invite.code')}
          cover={isCovered ? say('room.invite.hidden') : undefined}
        />
      </div>
      <div className={styles.acts}>
        {/* Not if codes are hidden, because the system's dialog shows the link. */}
        {!isWanted && navigator.share !== undefined && (
          <TextButton icon={Share2} onClick={share}>
            {say('room.invite.send')}
          </TextButton>
        )}
        <TextButton icon={Copy} onClick={copy}>
          {say('room.link.copy')}
        </TextButton>
        {isWanted && (
          <button type="button" className={acts.act} {...toggle}>
            {isCovered ? <Eye size={20} aria-hidden /> : <EyeOff size={20} aria-hidden />}
            {say('room.invite.show')}
          </button>
        )}
      </div>
    </>
  );
}
