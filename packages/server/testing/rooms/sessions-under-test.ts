import type { Film } from '@outoften/rules/film/film';
import { tenths } from '@outoften/rules/rating';
import { openRoundId } from '@outoften/rules/room/room';
import type { AppParts } from '../../src/app/app.ts';
import { memorySource } from '../../src/films/sources/memory-source.ts';
import { NO_API_KEYS, type WalkIns } from '../../src/identity/callers/caller.ts';
import { isGuestId } from '../../src/identity/callers/guest-tokens.ts';
import { createPlayer } from '../../src/players/create-player.ts';
import { parseConnectionId } from '../../src/rooms/store/seat-ids.ts';
import { codeOf, openApp, postGraphql } from '../app/app-under-test.ts';
import { aFilm } from '../films/film-builder.ts';
import { openIssuer } from '../identity/tokens-under-test.ts';
import { aNewPlayer } from '../players/player-builder.ts';
import { NOW } from './room-under-test.ts';

const PEOPLE = ['Ana', 'Ben', 'Carl', 'Dora', 'Eva', 'Finn', 'Gus', 'Hal'];

/** Films that differ from everything else in answers. */
export const FILMS: readonly Film[] = [1, 2, 3, 4].map((n) =>
  aFilm({
    id: `90${n}`,
    title: `Reel ${n}`,
    overview: `overview-of-${n}`,
    rating: tenths(73),
    poster: `/posters/539.1a2b3c4d.svg`,
    reviews: [
      {
        id: `90${n}-1`,
        author: `author-of-${n}`,
        createdAt: '2013-11-04',
        content: `review-of-${n}`,
        rating: undefined,
      },
    ],
    cast: ['Quill', 'Stern', 'Marsh', 'Vance'].map((name) => ({
      id: `${name.toLowerCase()}-${n}`,
      name: `${name} ${n}`,
      originalName: `${name} ${n}`,
      character: `role-of-${name}`,
    })),
  }),
);

export type SessionsUnderTest = Awaited<ReturnType<typeof openSessions>>;

type Answer = Readonly<{
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what its answer contains.
  data: any;
  code: string | undefined;
  refusal: string | undefined;
  /** The whole answer as text. */
  body: string;
}>;

/** An app with a clock for tests and eight accounts with players. A given store must have the players. */
export async function openSessions(
  films: readonly Film[] = FILMS,
  {
    walkIns = 'host',
    ...about
  }: Partial<
    Pick<AppParts, 'bus' | 'db' | 'store' | 'fetchPoster' | 'films'> & { walkIns: WalkIns }
  > = {},
) {
  let now = NOW;
  const ours = await openIssuer({ issuer: 'http://localhost:3000', isOurs: true, now: NOW });
  const { app, parts, logged, close } = await openApp({
    now: () => now,
    films: memorySource(films),
    callers: {
      accessTokens: [ours.accessTokens],
      apiKeys: NO_API_KEYS,
      verifyCustomToken: undefined,
      walkIns,
    },
    requestsPerMinute: 100_000,
    guestTokensPerMinute: 100_000,
    ...about,
  });
  const { db, rooms } = parts;
  for (const name of about.db === undefined ? PEOPLE : [])
    await createPlayer(db, aNewPlayer(name, { owner: name.toLowerCase() }));

  const guestTokens = new Map<string, string>();

  /** Returns the token of an account, or of a guest by its id. It is valid for an hour. */
  async function tokenOf(subject: string): Promise<string> {
    if (!isGuestId(subject)) return ours.sign({ claims: { sub: subject } });
    const known = guestTokens.get(subject);
    if (known !== undefined) return known;
    const payload = { guest_id: subject };
    const answer = await app.inject({ method: 'POST', url: '/guest/token', payload });
    const token: string = answer.json().access_token;
    guestTokens.set(subject, token);
    return token;
  }

  async function ask(
    subject: string | undefined,
    query: string,
    variables: object = {},
    remoteAddress = '127.0.0.1',
  ): Promise<Answer> {
    const headers =
      subject === undefined ? {} : { authorization: `Bearer ${await tokenOf(subject)}` };
    const answer = await postGraphql(app, {
      headers,
      payload: { query, variables },
      remoteAddress,
    });
    const { data, errors } = answer.json();
    return {
      data,
      code: codeOf(answer),
      refusal: errors?.[0]?.extensions.refusal,
      body: answer.body,
    };
  }

  /** Sends a command to a room as the web app does. */
  function command(subject: string | undefined, command: object): Promise<Answer> {
    return ask(subject, COMMAND, { command });
  }

  /** Saves the draft of a seat in the open round of its room. */
  async function draft(subject: string, connection: string, rating: number): Promise<Answer> {
    const roomId = parseConnectionId(connection)?.roomId ?? '';
    const kept = await rooms.rooms.keeper.read(roomId);
    const round = kept && openRoundId(kept.room);
    return command(subject, { type: 'draft', connection, round, rating });
  }

  /** Advances the clock, and lets the rooms do what is due. */
  async function pass(ms: number): Promise<void> {
    now += ms;
    for (let round = 0; round < 3; round++) {
      await rooms.clock.patrol();
      // A timer may have run before it.
      await rooms.clock.settle();
      await rooms.rooms.keeper.settle();
    }
  }

  const tools = { ask, command, draft, pass, tokenOf, close, now: () => now };
  return { app, parts, db, rooms, logged, ...tools };
}

export const CREATE_SESSION = `mutation ($settings: SessionSettingsInput) {
  createOutOfTenSession(input: { settings: $settings }) {
    id code public_session_id stage_key owner ttl settings {
      session_name max_players max_rounds time_limit advanced_mode allow_hints allow_image
      is_audience_session genre_ids minimum_release_year maximum_release_year programme } } }`;

const CONNECTION = `id session_code player_score player_name host_approved host_denied denial_reason
  connection_is_closed closing_reason ttl public_session_id avatar_url owner seat_secret is_audience
  audience_place has_guessed is_away joined_in_round total_error exact_guesses points_spent beat_house`;

export const JOIN = `mutation ($code: String!, $asAudience: Boolean) {
  createPlayerSessionConnection(input: { session_code: $code, as_audience: $asAudience,
    player_score: 9000, player_name: "Mallory", host_approved: true }) { ${CONNECTION} } }`;

export const UPDATE_CONNECTION = `mutation ($input: UpdatePlayerSessionConnectionInput!) {
  updatePlayerSessionConnection(input: $input) { ${CONNECTION} } }`;

const MOVIE = `id title release_date poster_path poster_srcset notice overview review { author content } reviews { author content } vote_average
  cast { name } crew { name }`;

const GUESS = `id guess_value player_name session_connection_id score accuracy distance beat_house
  correct_answer points_spent points_credited
  guess_data { poster_unlocked summary_unlocked review_unlocked bought_hints
    correct_actor_guess_names }`;

const ROUND = `id movie_id is_round_over round_number correct_answer started_at deadline
  players_in_round players_guessed movie { ${MOVIE} } guesses { ${GUESS} }
  house { guess_value guesses score }`;

const SESSION = `id version code phase game_number auto_approve auto_next host_connection acting_host
  player_session_connection current_round session_is_closed closing_reason next_round_at game_ended_at server_time
  audience_count audience_guessed connected_players { ${CONNECTION} } round { ${ROUND} }
  past_rounds { ${ROUND} } settings { session_name max_players } ttl owner`;

export const GET = `query ($id: ID!, $connection: ID, $secret: String, $key: String) {
  getPublicSession(id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $key) {
    ${SESSION} } }`;

export const UPDATE_SESSION = `mutation ($input: UpdatePublicSessionInput!) {
  updatePublicSession(input: $input) { ${SESSION} } }`;

export const START = `mutation ($id: ID!, $number: Int) {
  createSessionRound(input: { public_session_id: $id, round_number: $number, movie_id: "1",
    is_round_over: true }) { ${ROUND} } }`;

export const END = `mutation ($id: ID!) {
  updateSessionRound(input: { id: $id, is_round_over: true }) { ${ROUND} } }`;

export const PLACE = `mutation ($id: ID!, $value: Float!, $connection: ID) {
  createPlayerGuess(input: { public_session_id: $id, guess_value: $value,
    session_connection_id: $connection, player_name: "Mallory",
    guess_data: { correct_actor_guess_names: ["Quill 1"] } }) { ${GUESS} movie { ${MOVIE} } } }`;

export const UNLOCK = `mutation ($connection: ID!, $hint: Hint!) {
  unlockHint(connection_id: $connection, hint: $hint) }`;

export const NAME = `mutation ($connection: ID!, $slot: Int!, $name: String!) {
  guessActor(connection_id: $connection, slot: $slot, name: $name) }`;

export const COMMAND = `mutation ($command: RoomCommand!) { commandRoom(command: $command) }`;

export const RESUME = `mutation ($code: String, $connection: ID, $secret: String) {
  resumeSession(code: $code, connection_id: $connection, seat_secret: $secret) }`;

/** A room of the host Ana with these guests seated. */
export async function openRoomOf(
  sessions: SessionsUnderTest,
  { guests = ['ben'], settings = {} }: Readonly<{ guests?: readonly string[]; settings?: object }>,
) {
  const { ask, pass } = sessions;
  const created = await ask('ana', CREATE_SESSION, { settings: { max_players: 4, ...settings } });
  const session = created.data.createOutOfTenSession;
  const { code, public_session_id: id } = session;
  const seats: Record<string, Readonly<{ id: string; seat_secret: string }>> = {};
  for (const guest of ['ana', ...guests]) {
    const joined = await ask(guest, JOIN, { code, asAudience: false });
    seats[guest] = joined.data.createPlayerSessionConnection;
  }
  await pass(2_000);
  const seat = (name: string): string => {
    const known = seats[name];
    if (known === undefined) throw new RangeError(`${name} has no seat`);
    return known.id;
  };
  return { id, code, session, seats, seat };
}
