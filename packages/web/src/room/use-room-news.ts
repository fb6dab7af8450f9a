import { useEffect } from 'react';
import { playSound } from '../audio/play-sound.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../ui/notices.ts';
import { tellNews } from './news-telling.ts';
import type { RoomNews } from './room-news.ts';
import { room } from './use-room.ts';

const WORDS = {
  joined: 'room.news.joined',
  left: 'room.news.left',
  asks: 'room.news.asks',
  'many-joined': 'room.news.many-joined',
  'many-left': 'room.news.many-left',
  leads: 'room.news.leads',
  'you-lead': 'room.news.you-lead',
} as const satisfies Record<RoomNews['type'], MessageId>;

const JOINED: readonly RoomNews['type'][] = ['joined', 'many-joined'];

/** Tells who comes and goes, for as long as the component stands: in sight, to screen readers, and by a sound. */
export function useRoomNews(): void {
  const say = useMessages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stay, whatever is rendered anew
  useEffect(
    () =>
      tellNews(room, (news) => {
        playIfJoined(news);
        for (const { type, ...values } of news) {
          const isSeen = type === 'asks' && isDoorInSight();
          notify({ kind: isSeen ? 'spoken' : 'news', text: say(WORDS[type], values) });
        }
      }),
    [],
  );
}

/** Lets it be heard when somebody joins, for as long as the component stands; it is seen in the room itself. */
export function useJoinSound(): void {
  useEffect(() => tellNews(room, playIfJoined), []);
}

/** Below its heading stands who asks for a seat, with buttons that a slip would lie on. */
function isDoorInSight(): boolean {
  const heading = document.querySelector('[data-door]')?.getBoundingClientRect();
  if (heading === undefined) return false;
  // Further down it may be under a dock.
  return 0 <= heading.top && heading.bottom < (2 / 3) * window.innerHeight;
}

function playIfJoined(news: readonly RoomNews[]): void {
  if (news.some(({ type }) => JOINED.includes(type))) playSound('join');
}
