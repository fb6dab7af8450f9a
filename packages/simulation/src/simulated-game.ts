import { isDeepStrictEqual } from 'node:util';
import type { Rating } from '@outoften/rules/rating';
import { findSeat, openRoundId, type Room } from '@outoften/rules/room/room';
import type { OpenRound } from '@outoften/rules/room/round';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { listRoundsLeft, withRoundShown } from '@outoften/server/src/rooms/store/round-rows.ts';
import { type AnyonesRequest, type AskingParts, ask, askForAll, createSender } from './asking.ts';
import type { Chance } from './chance.ts';
import { createDraftRecord } from './draft-record.ts';
import { createGameFollowers } from './game-followers.ts';
import { createGameRecord, type GameRecord } from './game-record.ts';
import { chooseRatings, markFilms } from './marked-films.ts';
import type { Person } from './person.ts';
import { checkWayOn } from './room-invariants.ts';
import { type SimulatedServer, startServer, type Workshop } from './simulated-server.ts';
import { demand } from './violation.ts';

export type SimulatedGame = Awaited<ReturnType<typeof openGame>>;

type GameParts = Readonly<{
  workshop: Workshop;
  chance: Chance;
  people: readonly Person[];
  /** The person who opens the room. */
  host: Person;
  settings: object;
  note: (text: string) => void;
}>;

const STARTS_AT = 1_760_000_000_000;

/** The request id of the room's opening. With it the host gets the same session again. */
export const OPENING = 'the-opening';

/** Opens a room, with all messages about it until its end, and the checks of both. */
export async function openGame(parts: GameParts) {
  const { workshop, chance, people, host, settings, note } = parts;
  const revealed = new Set<Rating>();
  const ratings = chooseRatings(chance);
  const films = markFilms(ratings.answers, (rating) => revealed.has(rating));
  const drafts = createDraftRecord(() => server.time.now());
  const record = createGameRecord({ films, revealed, drafts: drafts.latest });
  const used = new Set<string>();
  const noteUse = (name: string) => void used.add(name);
  const problems: unknown[] = [];
  const guard = (work: () => void) => {
    try {
      work();
    } catch (problem) {
      problems.push(problem);
    }
  };
  const server = await startServer({
    ...workshop,
    films,
    random: chance.random,
    startsAt: STARTS_AT,
    onNews: (news) => {
      if (news.type !== 'room') return;
      guard(() => record.learn(news.room, news.version));
      guard(() => drafts.learn(news.room));
    },
  });
  const asking: AskingParts = { server, record, drafts, chance, workshop, note, noteUse };
  const { sessionId, roomId, code, stageKey } = await openRoom({ host, settings }, asking);
  const first = await server.running().rooms.keeper.read(roomId);
  demand(first !== undefined, () => 'the room that was opened is not there');
  record.learnStage({ key: stageKey, owner: host.caller.owner });
  record.learn(first.room, first.version);
  const followers = createGameFollowers({ ...asking, roomId, stageKey, guard });
  const learnSecrets = createSecretLearner(server, record);
  return {
    chance,
    server,
    ratings,
    nameOfCast: ({ filmId }: OpenRound, place: number) =>
      films.recall(filmId)?.cast[place]?.name ?? '',
    people,
    sessionId,
    roomId,
    code,
    followers,
    room: record.room,
    version: record.version,
    /** True for a member of the audience, by the last check. */
    isMember: (by: Person) => record.isMember(by.caller.owner),
    /** True for a person without a place in the room now. */
    isAtDoor: (by: Person) => record.isAtDoor(by.caller.owner, record.version()),
    /** Writes a step into the game's trace, which is printed if the game fails. */
    note,
    /** Sends the request, searches the answer, and checks that it may be given. */
    send: createSender(asking),
    /** Requests all fields, searches the answers, and checks that they may be given. */
    askForAll: (request: AnyonesRequest) => askForAll(request, asking),
    /** Sends a document that is no part of the play, and returns its data and codes. */
    askFor: (request: AnyonesRequest & Readonly<{ query: string }>) => ask(request, asking),
    /** Lets all work finish that needs no time, and checks everything. */
    check: async () => {
      await server.settle();
      if (problems.length > 0) throw problems[0];
      const stored = await server.running().rooms.keeper.read(roomId);
      demand(stored?.version === record.version(), () => 'something was saved and not sent');
      demand(
        isDeepStrictEqual(stored.room, record.room()),
        () => 'another room was sent than stored',
      );
      if (record.isRoundUnseen()) {
        const { game, progress } = record.room();
        const left = await listRoundsLeft(workshop.db, { roomId, game });
        record.learnPast(
          withRoundShown(left, progress.phase === 'revealed' ? progress.round : undefined),
        );
      }
      if (record.room().settings.isAudienceSession) {
        record.learnMembers(await listMembers(workshop, roomId));
      }
      await checkDraftsLeft(workshop, record.room());
      checkWayOn(record.room(), server.time.now());
      followers.check();
      await learnSecrets();
      record.beginStep();
    },
    tally: record.tally,
    /** Operations that were granted, and subscriptions that sent an event. */
    used: used as ReadonlySet<string>,
  };
}

async function openRoom(
  { host, settings }: Pick<GameParts, 'host' | 'settings'>,
  asking: AskingParts,
) {
  const operation = 'createOutOfTenSession';
  const [query] = asking.workshop.documents(operation);
  const variables = { input: { request_id: OPENING, settings } };
  const { data, codes } = await ask({ by: host, operation, variables, query }, asking);
  const session = data?.createOutOfTenSession;
  demand(session != null, () => `no room was opened: ${codes.join()}`);
  const { id, public_session_id, code, stage_key } = session;
  return { sessionId: id, roomId: public_session_id, code, stageKey: stage_key };
}

/** Throws Violation if drafts of a finished round are stored. */
async function checkDraftsLeft({ db }: Workshop, room: Room): Promise<void> {
  const rows = await db.selectFrom('seat_draft').select('round_id').distinct().execute();
  const isOpen = rows.every(({ round_id }) => round_id === openRoundId(room));
  demand(isOpen, () => 'drafts are left of a round that is over');
}

/** The accounts in the audience. */
async function listMembers({ db }: Workshop, roomId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('audience_member')
    .select('owner')
    .where('room_id', '=', roomId)
    .execute();
  return rows.map(({ owner }) => owner);
}

/** Returns the person's seat in the room, in any state. */
export function seatOf(game: SimulatedGame, { connection }: Person): Seat | undefined {
  return connection === undefined ? undefined : findSeat(game.room(), connection as SeatId);
}

/** Notes the secrets of new seats. */
function createSecretLearner(server: SimulatedServer, record: GameRecord): () => Promise<void> {
  const known = new Set<string>();
  return async () => {
    for (const { id, owner } of record.room().seats) {
      if (known.has(id)) continue;
      known.add(id);
      const secret = await server.running().rooms.secrets.seatSecret(id);
      record.learnSecret({ owner, secret });
    }
  };
}
