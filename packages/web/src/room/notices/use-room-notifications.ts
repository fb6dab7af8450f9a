import { useEffect } from 'react';
import { playSound } from '../../audio/play-sound.ts';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { notify } from '../../ui/news/notices.ts';
import { notifyOfChanges, type RoomNotification } from '../room-notifications.ts';
import { room } from '../use-room.ts';

const WORDS = {
  joined: 'room.news.joined',
  left: 'room.news.left',
  asks: 'room.news.asks',
  'many-joined': 'room.news.many-joined',
  'many-left': 'room.news.many-left',
  leads: 'room.news.leads',
  'you-lead': 'room.news.you-lead',
} as const satisfies Record<RoomNotification['type'], MessageId>;

const JOINED: readonly RoomNotification['type'][] = ['joined', 'many-joined'];

/** Tells who joins and leaves while the component is mounted: on screen, to screen readers, and by a sound. */
export function useRoomNotifications(): void {
  const say = useMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stay, whatever is rendered again
  useEffect(
    () =>
      notifyOfChanges(room, (notifications) => {
        playIfJoined(notifications);
        for (const { type, ...values } of notifications) {
          const isSeen = type === 'asks' && isDoorInSight();
          notify({ kind: isSeen ? 'spoken' : 'news', text: say(WORDS[type], values) });
        }
      }),
    [],
  );
}

/** Plays a sound when a player joins, while the component is mounted. The room itself shows it. */
export function useJoinSound(): void {
  useEffect(() => notifyOfChanges(room, playIfJoined), []);
}

/** True if the requests for seats are visible. A notice would cover their buttons. */
function isDoorInSight(): boolean {
  const heading = document.querySelector('[data-door]')?.getBoundingClientRect();
  if (heading === undefined) return false;
  // Further down, a dock may cover it.
  return 0 <= heading.top && heading.bottom < (2 / 3) * window.innerHeight;
}

function playIfJoined(notifications: readonly RoomNotification[]): void {
  if (notifications.some(({ type }) => JOINED.includes(type))) playSound('join');
}
