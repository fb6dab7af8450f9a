import type { RoomNews } from './room-news.ts';
import { roomNews } from './room-news.ts';
import type { RoomState } from './room-state.ts';

/** What there is to know of a room's store. */
type RoomStates = Readonly<{
  getState: () => RoomState;
  subscribe: (hear: () => void) => () => void;
}>;

/** What comes within this of something told is told together, as what it has come to: in milliseconds. */
const TOLD_TOGETHER_MS = 2_000;

/** Tells what is new in the room: the first at once. Returns what ends it, once what waits to be told is told. */
export function tellNews(room: RoomStates, tell: (news: readonly RoomNews[]) => void): () => void {
  let known = room.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tellWhatIsNew(): void {
    clearTimeout(timer);
    timer = undefined;
    const before = known;
    known = room.getState();
    const news = newsOf(before, known);
    if (news.length === 0) return;
    timer = setTimeout(tellWhatIsNew, TOLD_TOGETHER_MS);
    tell(news);
  }

  const unsubscribe = room.subscribe(() => {
    if (timer === undefined) tellWhatIsNew();
  });
  return () => {
    unsubscribe();
    // The screen that follows knows the room only as it is then.
    if (timer !== undefined) tellWhatIsNew();
    clearTimeout(timer);
  };
}

function newsOf(before: RoomState, after: RoomState): readonly RoomNews[] {
  if (before.phase !== 'inside' || after.phase !== 'inside') return [];
  if (before.view.id !== after.view.id) return [];
  const { visitor } = after;
  const own = visitor.type === 'stage' ? undefined : visitor.seat.connectionId;
  return roomNews(before.view, after.view, own);
}
