import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';

/** What happened in a room, told after it was saved. */
export type RoomNews = Readonly<
  | { type: 'room'; id: string; room: Room; version: number }
  | AudienceNews
  /** Somebody is in the audience no more. */
  | { type: 'member-left'; id: string; owner: string }
  /** A socket has the windows of a seat since then: whichever had them before gives them up. */
  | ({ type: 'seat-held'; id: string; seat: SeatId } & SeatClaim)
  /** The client of an event stream gave a sign of life, perhaps to another server than the stream's. */
  | { type: 'stream-heard'; id: string; stream: string }
>;

export type SeatClaim = Readonly<{
  /** The socket's, of its server's making. */
  holder: string;
  /** By the clock of its server. */
  since: number;
}>;

export type AudienceNews = Readonly<{
  type: 'audience';
  id: string;
  members: number;
  guessed: number;
  /** How often each was sent since the news before: hearers add them up. */
  reactions: Readonly<Record<string, number>>;
}>;

/** Hears what happens in one room. */
export type HearRoom = (news: RoomNews | RoomDoubt) => void;

/** News may have been lost, or are written so that they can't be read here: the store knows the room as it is. */
export type RoomDoubt = Readonly<{ type: 'missed'; id: string }>;

/** Carries news of rooms to whoever follows them, on this server and, where there are several, on all. */
export type RoomBus = Readonly<{
  /** Returns at once and never throws. This server's own hearers have heard when it returns. */
  publish: (news: RoomNews) => void;
  /**
   * Resolves once nothing published later can be missed; where what carries the news is away, after a moment in which it
   * was not back: then hearers are told to look. The function that it answers ends it.
   */
  subscribe: (roomId: string, hear: HearRoom) => Promise<() => void>;
  close: () => Promise<void>;
}>;
