import type { RoomMeta } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { room } from '../../room/use-room.ts';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Curtain } from '../../ui/house/curtain.tsx';
import { Eye, LogOut } from '../../ui/icons.ts';
import { useSpokenChange } from '../../ui/news/use-spoken-change.ts';
import { useLostFocus } from '../../ui/page/use-lost-focus.ts';
import styles from './at-door.module.css';

/** The screen on which a player waits for the host's decision. */
export function AtDoor({ meta }: Readonly<{ meta: RoomMeta }>) {
  const say = useMessages();
  const [isLeaving, setLeaving] = useState(false);
  const heading = useLostFocus<HTMLHeadingElement>();
  const text = say('lobby.door.text', { name: meta.name });
  useSpokenChange(text);

  async function leave(): Promise<void> {
    setLeaving(true);
    await room.leave();
  }

  return (
    <main className={styles.door}>
      <div className={styles.curtain}>
        <Curtain behind={undefined} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {say('lobby.door.heading')}
      </h1>
      <p>{text}</p>
      <p className={styles.inside}>
        {say('lobby.door.inside', {
          players: meta.playersInside ?? 0,
          seats: meta.settings.maxPlayers,
        })}
      </p>
      <TicketButton
        kind="paper"
        stub={<LogOut size={20} aria-hidden />}
        isWorking={isLeaving}
        onClick={leave}
      >
        {say('lobby.door.withdraw')}
      </TicketButton>
      {meta.settings.isAudienceSession && !isLeaving && (
        <TextButton icon={Eye} onClick={() => room.watchInstead()}>
          {say('lobby.door.watch')}
        </TextButton>
      )}
    </main>
  );
}
