import { ok, refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { DocumentNode } from 'graphql';
import type { LiveSubscriber } from '../live/live-subscription.ts';
import { aStorage } from '../sign-in/storage-under-test.ts';
import { createRoomCalls } from './room-calls.ts';
import type { WireChange } from './room-documents.ts';
import type { RoomNetwork } from './room-network.ts';
import type {
  WireConnection,
  WireGuess,
  WireOwnRound,
  WireRound,
  WireWholeSession,
} from './room-parts.ts';
import { createRoomStore } from './room-store.ts';
import { createSeatKeeping } from './seat-keeping.ts';
import { createTabRoom } from './tab-room.ts';

/** What the server answers an operation: its data, or a code. */
type Script = Record<string, (variables: Record<string, unknown>) => object | string>;

export const CODE = 'K7WBX' as RoomCode;

export function aConnection(change: Partial<WireConnection> = {}): WireConnection {
  return {
    id: 'room.ana',
    player_score: 0,
    player_name: 'ana',
    avatar_url: 'profile1.jpg',
    host_approved: true,
    host_denied: false,
    denial_reason: null,
    connection_is_closed: false,
    closing_reason: null,
    sent_out_in_round: null,
    order: 0,
    has_guessed: false,
    sits_out: false,
    is_away: false,
    joined_in_round: 1,
    joined_with: 0,
    total_error: 0,
    exact_guesses: 0,
    points_spent: 0,
    beat_house: 0,
    is_audience: false,
    ...change,
  };
}

export function aSession(change: Partial<WireWholeSession> = {}): WireWholeSession {
  return {
    id: 'room',
    version: 1,
    code: CODE,
    phase: 'LOBBY',
    game_number: 1,
    skips_left: 3,
    auto_approve: true,
    auto_next: false,
    host_connection: 'room.ana',
    acting_host: 'room.ana',
    player_count: 1,
    next_round_at: null,
    game_ended_at: null,
    closing_reason: null,
    server_time: 50_000,
    settings: {
      session_name: 'Friday',
      max_players: 4,
      max_rounds: 10,
      time_limit: 60,
      advanced_mode: false,
      allow_hints: true,
      allow_image: false,
      is_audience_session: false,
      genre_ids: [28, 12, 16],
      programme: null,
      minimum_release_year: 1960,
      maximum_release_year: 2024,
    },
    round: null,
    connected_players: [aConnection()],
    audience_count: 0,
    audience_guessed: 0,
    past_rounds: [],
    ...change,
  };
}

export function aRound(change: Partial<WireRound> = {}): WireRound {
  return {
    id: 'round-1',
    round_number: 1,
    is_round_over: false,
    movie_id: null,
    correct_answer: null,
    started_at: 40_000,
    deadline: 100_000,
    closed_at: null,
    paused_at: null,
    paused_by: null,
    players_in_round: 2,
    movie: null,
    guesses: [],
    house: null,
    ...change,
  };
}

/** As {@link aSession}, while a round is guessed. */
export function aGuessingSession(round: Partial<WireRound> = {}): WireWholeSession {
  return aSession({ phase: 'GUESSING', round: aRound(round) });
}

export function aMovie(title: string): WireOwnRound['movie'] {
  return {
    id: null,
    title,
    release_date: '1987-10-02',
    poster_path: null,
    notice: null,
    overview: null,
    vote_average: null,
    reviews: null,
    cast: null,
    crew: [],
  };
}

export function anOwnRound(change: Partial<WireOwnRound> = {}): WireOwnRound {
  return {
    round_id: 'round-1',
    time_ms: 60_000,
    draft: null,
    unlocked_hints: [],
    bought_hints: [],
    points_in_hand: 100,
    correct_answer: null,
    movie: aMovie('The Harbour Light'),
    slots: [],
    guess: null,
    ...change,
  };
}

export function aGuess(change: Partial<WireGuess> = {}): WireGuess {
  return {
    session_connection_id: 'room.ana',
    guess_value: 7,
    score: null,
    accuracy: null,
    points_spent: 0,
    points_credited: null,
    distance: null,
    beat_house: false,
    guess_data: {
      poster_unlocked: false,
      summary_unlocked: false,
      review_unlocked: false,
      bought_hints: [],
      correct_actor_guess_names: [],
    },
    ...change,
  };
}

/** A room's store with a server at the other end of the network that answers as the script says. */
export function aRoom(script: Script = {}) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const lines: { variables: Record<string, unknown>; subscriber: LiveSubscriber }[] = [];
  const answers: Script = {
    CreateSession: () => ({ createOutOfTenSession: { code: CODE, stage_key: 'key' } }),
    AskForSeat: () => ({
      createPlayerSessionConnection: { id: 'room.ana', seat_secret: 'secret' },
    }),
    ResumeSession: () => resumed(),
    LeaveSession: () => ({}),
    ...script,
  };

  function answer(document: DocumentNode, variables: object): object | string {
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
      const line = { variables, subscriber };
      lines.push(line);
      return () => lines.splice(lines.indexOf(line), 1);
    },
  } as RoomNetwork;

  const local = aStorage();
  const tab = aStorage();
  const clock = { now: 1000 };
  const seats = createSeatKeeping(local, () => clock.now);
  const pauses: number[] = [];
  const account: { owner: string | undefined } = { owner: 'account-ana' };
  const openTab = (storage = tab) =>
    createRoomStore({
      calls: createRoomCalls(network, { set: () => undefined, ownNow: () => 0 }, () => 'request'),
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
    /** The variables of each call of that name, the latest last. */
    askedFor: (name: string) =>
      asked.filter((call) => call.name === name).map(({ variables }) => variables),
    lines,
    clock,
    keptSeats: () => seats.list('account-ana'),
    /** How long was waited before something was tried again, in milliseconds. */
    pauses,
    /** Tells all who listen. */
    async tell(change: object): Promise<void> {
      const told = aChange(change);
      for (const { subscriber } of [...lines]) subscriber.next({ onPublicSessionChange: told });
      await settled();
    },
    async endLine(code: string): Promise<void> {
      for (const { subscriber } of [...lines]) subscriber.end(code);
      await settled();
    },
  };
}

/** A change of a room in which nothing has changed but what is given. */
export function aChange(change: Partial<WireChange> = {}): WireChange {
  return {
    version: 0,
    is_whole: false,
    session_facts: null,
    session_stage: null,
    changed_players: [],
    progress: [],
    guessed_players: [],
    dropped_players: [],
    audience_count: null,
    audience_guessed: null,
    reactions: [],
    ...change,
  };
}

/** As {@link aRoom}, once its door has opened. */
export async function enterRoom(script: Script = {}) {
  const parts = aRoom(script);
  await parts.room.enter(CODE);
  return parts;
}

export function resumed(change: object = {}) {
  return {
    resumeSession: {
      connection: aConnection(),
      public_session: aSession(),
      own_round: null,
      allowance: 1,
      audience_guess: null,
      audience_guesses: [],
      stage_key: null,
      has_audience: false,
      server_time: 50_000,
      ...change,
    },
  };
}

/** After all that was under way. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
