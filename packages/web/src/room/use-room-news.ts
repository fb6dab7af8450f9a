import { useEffect } from 'react';
import { playSound } from '../audio/play-sound.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { notify } from '../ui/notices.ts';
import { type RoomNews, roomNews } from './room-news.ts';
import type { RoomState } from './room-state.ts';
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
  useJoinSound();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words stay, whatever is rendered anew
  useEffect(
    () =>
      room.subscribe((after, before) => {
        for (const news of newsOf(before, after)) {
          const { type, ...values } = news;
          notify({ kind: 'news', text: say(WORDS[type], values) });
        }
      }),
    [],
  );
}

/** Lets it be heard when somebody joins, for as long as the component stands; it is seen in the room itself. */
export function useJoinSound(): void {
  useEffect(
    () =>
      room.subscribe((after, before) => {
        const isJoined = newsOf(before, after).some(({ type }) => JOINED.includes(type));
        if (isJoined) playSound('join');
      }),
    [],
  );
}

function newsOf(before: RoomState, after: RoomState): readonly RoomNews[] {
  if (before.phase !== 'inside' || after.phase !== 'inside') return [];
  const { visitor } = after;
  const own = visitor.type === 'stage' ? undefined : visitor.seat.connectionId;
  return roomNews(before.view, after.view, own);
}
