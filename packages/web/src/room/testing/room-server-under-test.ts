import { ok, refuse } from '@outoften/rules/result';
import type { LobbySettings } from '@outoften/rules/room/lobby-settings';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { RoomCommand } from '@outoften/rules/room/room-command';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import type {
  OpenRoundView,
  ProgressView,
  RoomMeta,
  RoomView,
} from '@outoften/rules/room/view/view-room';
import type {
  AudienceCounts,
  PatchMessage,
  RoomMessage,
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import type { DocumentNode } from 'graphql';
import type { LiveSubscriber } from '../../live/live-subscription.ts';
import { aStorage } from '../../saved-data/storage-under-test.ts';
import { createKeptSeats } from '../kept-seats.ts';
import { createRoom } from '../room.ts';
import { createRoomCalls, type RoomNetwork } from '../room-calls.ts';
import { createTabRoom } from '../room-link.ts';
import { aFilmView } from './film-view-under-test.ts';
import { anOpenRound } from './open-round-under-test.ts';
import { aSeat, seatId } from './seats-under-test.ts';
import { aView } from './view-under-test.ts';

/** The server's answer to each operation or type of command: its data, or a code. */
type Script = Record<string, (variables: Record<string, unknown>) => object | string>;

export const CODE = 'K7WBX' as RoomCode;

export const SETTINGS: LobbySettings = {
  maxPlayers: 4,
  maxRounds: 10,
  timeLimit: 60,
  scoring: { advancedMode: false, allowHints: true, allowImage: false },
  isAudienceSession: false,
};

type RoomParts = Partial<Pick<RoomView, 'version' | 'seats' | 'progress'>> &
  Readonly<{ meta?: Partial<RoomMeta>; settings?: Partial<LobbySettings> }>;

/** A room in its lobby, with Ana alone. */
export function aRoomView({
  version = 1,
  seats,
  progress,
  meta,
  settings,
}: RoomParts = {}): RoomView {
  const view = aView<ProgressView>({
    progress: progress ?? { phase: 'lobby' },
    seats: seats ?? [aSeat('ana')],
    meta: { code: CODE, settings: { ...SETTINGS, ...settings }, ...meta },
  });
  return { ...view, version };
}

/** A round that is being guessed. */
export function guessing(round: Partial<OpenRoundView> = {}): ProgressView {
  return { phase: 'guessing', round: anOpenRound({ id: 'round-1', number: 1, ...round }) };
}

/** The room, while a round is guessed. */
export function aGuessingView(round: Partial<OpenRoundView> = {}): RoomView {
  return aRoomView({ progress: guessing(round) });
}

/** Ana's part in the round, with nothing done. */
export function anOwnPart(change: Partial<OwnAttempt> = {}): OwnAttempt {
  return {
    roundId: 'round-1',
    hints: { poster: 'locked', overview: 'locked', review: 'locked' },
    slots: [],
    draft: undefined,
    timeMs: 60_000,
    pointsInHand: 100,
    film: aFilmView(),
    guess: undefined,
    answer: undefined,
    ...change,
  };
}

type Resumed = Partial<Omit<SeatSight, 'sight'>> &
  Readonly<{
    /** Null if the room must not be seen. */
    view?: RoomView | null;
    film?: FilmView;
    audience?: AudienceCounts;
  }>;

/** The server's answer about a connection. By default it is Ana's seat in the lobby. */
export function resumed({ view = aRoomView(), film, audience, ...change }: Resumed = {}) {
  const sight = view && {
    view,
    ...(film && { film }),
    audience: audience ?? { members: 0, guessed: 0 },
    now: 50_000,
  };
  const seen: SeatSight = {
    id: seatId('ana'),
    place: { state: 'seated' },
    ...(sight && { sight }),
    allowance: 1,
    hasAudience: false,
    now: 50_000,
    ...change,
  };
  return { resumeSession: sent(seen) };
}

/** Removes undefined values, as the network does. */
function sent<T>(told: T): T {
  return JSON.parse(JSON.stringify(told));
}

/** A room whose server answers as the script says. */
export function aRoom(script: Script = {}) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const subscriptions: { variables: Record<string, unknown>; subscriber: LiveSubscriber }[] = [];
  const answers: Script = {
    CreateSession: () => ({ createOutOfTenSession: { code: CODE, stage_key: 'key' } }),
    AskForSeat: () => ({
      createPlayerSessionConnection: { id: 'room.ana', seat_secret: 'secret' },
    }),
    ResumeSession: () => resumed(),
    leave: () => ({}),
    ...script,
  };

  function answer(document: DocumentNode, variables: object): object | string {
    if ('command' in variables) {
      const command = variables.command as RoomCommand;
      asked.push({ name: command.type, variables: command });
      const answered = answers[command.type]?.(command) ?? 'UNSCRIPTED';
      return typeof answered === 'string' ? answered : { commandRoom: answered };
    }
    const [operation] = document.definitions;
    const name = operation?.kind === 'OperationDefinition' ? (operation.name?.value ?? '') : '';
    asked.push({ name, variables: { ...variables } });
    return answers[name]?.({ ...variables }) ?? 'UNSCRIPTED';
  }

  const network = {
    query: async (document: DocumentNode, variables: object) => {
      const answered = answer(document, variables);
      return typeof answered === 'string' ? refuse(answered) : ok(answered);
    },
    mutate: async (document: DocumentNode, variables: object) => {
      const problem = answer(document, variables);
      return typeof problem === 'string' ? { ok: false, problem, details: {} } : ok(problem);
    },
    subscribe: ({ variables }, subscriber) => {
      const subscription = { variables, subscriber };
      subscriptions.push(subscription);
      return () => subscriptions.splice(subscriptions.indexOf(subscription), 1);
    },
  } as RoomNetwork;

  const local = aStorage();
  const tab = aStorage();
  const clock = { now: 1000 };
  const seats = createKeptSeats(local, () => clock.now);
  const pauses: number[] = [];
  const reported: Error[] = [];
  const account: { owner: string | undefined } = { owner: 'account-ana' };
  const openTab = (storage = tab) =>
    createRoom({
      calls: createRoomCalls(
        network,
        { set: () => undefined, ownNow: () => 0 },
        { newRequestId: () => 'request', report: (fault) => reported.push(fault) },
      ),
      seats,
      tab: createTabRoom(storage),
      owner: () => account.owner,
      pause: (milliseconds) => {
        pauses.push(milliseconds);
        return settled();
      },
    });

  return {
    room: openTab(),
    openTab,
    account,
    answers,
    asked: () => asked.map(({ name }) => name),
    lastAsked: () => asked.at(-1),
    /** The variables of all calls with that name, the latest last. */
    askedFor: (name: string) =>
      asked.filter((call) => call.name === name).map(({ variables }) => variables),
    subscriptions,
    /** Faults that were reported to developers. */
    reported,
    clock,
    keptSeats: () => seats.list('account-ana'),
    /** The pauses before further tries, in milliseconds. */
    pauses,
    /** Sends a message to all subscribers. */
    async tell(message: RoomMessage): Promise<void> {
      for (const { subscriber } of [...subscriptions]) subscriber.next({ onRoom: sent(message) });
      await settled();
    },
    /** Sends a patch to all subscribers, with the film if it is a new one. */
    async tellPatch(patch: PatchMessage, film?: FilmView): Promise<void> {
      for (const { subscriber } of [...subscriptions])
        subscriber.next({ onRoom: sent({ patch, film }) });
      await settled();
    },
    async endSubscription(code: string): Promise<void> {
      for (const { subscriber } of [...subscriptions]) subscriber.end(code);
      await settled();
    },
  };
}

/** Like {@link aRoom}, after entering. */
export async function enterRoom(script: Script = {}) {
  const parts = aRoom(script);
  await parts.room.enter(CODE);
  return parts;
}

/** Resolves after all pending work. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
