/** A column in words that SQLite and PostgreSQL share, and the type of its values. */
type Column<Value> = Readonly<{ sql: string; value?: Value }>;

type Columns = Readonly<Record<string, Column<unknown>>>;

type Row<Table> =
  Table extends Readonly<{ columns: infer Of }>
    ? Readonly<{ [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never }>
    : never;

function column<Value>(sql: string): Column<Value> {
  return { sql };
}

/** @param additions constraints of the table, and indexes on it */
function table<Of extends Columns>(columns: Of, ...additions: readonly string[]) {
  return { columns, additions };
}

function idOf(parent: string, name = 'id') {
  return column<string>(`text not null references ${parent} (${name}) on delete cascade`);
}

const key = column<string>('text primary key');
const text = column<string>('text not null');
const uniqueText = column<string>('text not null unique');
const maybeText = column<string | null>('text');
const integer = column<number>('integer not null');
const maybeInteger = column<number | null>('integer');
/** Milliseconds since 1970. */
const time = column<number>('bigint not null');
const maybeTime = column<number | null>('bigint');

/**
 * The tables of a store, each after those that it refers to. A change also needs a migration. The first line in each
 * names the sentences of the privacy policy that say what is stored about people in it, and for how long; `nobody` if
 * that is nothing.
 */
export const TABLES = {
  /** A film that a visitor was shown. It has one row, however often it was drawn for the visitor. */
  film_draw: table(
    {
      // privacy.cookies.visitor, privacy.rooms.guest, privacy.account.films
      visitor_id: text,
      film_id: text,
      /** Of the latest draw. */
      drawn_at: time,
    },
    'constraint film_draw_key primary key (visitor_id, film_id)',
    'index film_draw_by_time on film_draw (visitor_id, drawn_at)',
  ),
  /** The first result of a daily that a browser or account has shared. */
  shared_daily: table(
    {
      // privacy.rooms.links
      visitor_id: text,
      number: integer,
      /** JSON of what the link says. */
      facts: text,
      shared_at: time,
    },
    'constraint shared_daily_key primary key (visitor_id, number)',
  ),
  /** Every name in use or reserved for an account, once in lower case. */
  reserved_player_name: table(
    {
      // privacy.account.player, privacy.account.names
      name_key: key,
      id: text,
      name: text,
      owner: text,
      /** The name of the owner's player, or one reserved for later. An owner has at most one of each. */
      hold: column<'player' | 'later'>('text not null'),
      reserved_at: time,
    },
    'constraint reserved_player_name_hold unique (owner, hold)',
  ),
  /** The look of a reserved name. It is unique, so that no two names can be confused. */
  name_likeness: table(
    {
      // privacy.account.player, privacy.account.names
      likeness: key,
      name_key: idOf('reserved_player_name', 'name_key'),
    },
    'index name_likeness_by_name on name_likeness (name_key)',
  ),
  /** The profile of an account, which has at most one. */
  player: table(
    {
      // privacy.account.player
      id: key,
      owner: uniqueText,
      /** The account's subject at its issuer. */
      user_pool_id: text,
      name: text,
      /** The name in lower case, as in its reservation. */
      name_key: uniqueText,
      /** 0 to 17. */
      avatar: integer,
      score: integer,
      daily_guesses: integer,
      /** In tenths of a point, 0 to 1000; null before the first daily guess. */
      average_accuracy: maybeInteger,
      created_at: time,
      updated_at: time,
    },
    'index player_by_user_pool_id on player (user_pool_id, name_key)',
  ),
  /** The player of a guest, who has no account. Its name is not reserved. */
  walk_in: table(
    {
      // privacy.rooms.guest
      owner: key,
      id: text,
      name: text,
      avatar: integer,
      created_at: time,
      updated_at: time,
      expires_at: time,
    },
    'index walk_in_by_expiry on walk_in (expires_at)',
  ),
  /** The keys that all servers on this store use for sealing, one for each purpose. */
  secret_key: table({
    // nobody
    purpose: key,
    /** 256 random bits in base64url. */
    value: text,
  }),
  /** Accounts that this server keeps. */
  account: table(
    {
      // privacy.account.here
      id: key,
      /** Normalised; unique among accounts that proved it or have a password. */
      email: text,
      /** Null before the address was proved. */
      verified_at: maybeTime,
      /** Null if only a social account opens it. */
      password_hash: maybeText,
      created_at: time,
    },
    'unique index account_by_email on account (email) where verified_at is not null or password_hash is not null',
  ),
  /** An account at another provider that opens one of ours. */
  social_identity: table(
    {
      // privacy.providers.here
      issuer: text,
      subject: text,
      account_id: idOf('account'),
    },
    'constraint social_identity_key primary key (issuer, subject)',
    'index social_identity_by_account on social_identity (account_id)',
  ),
  /** A code that was sent by e-mail. A visit to the sign-in pages has at most one for each purpose. */
  email_code: table(
    {
      // privacy.account.sessions
      ticket_hash: text,
      purpose: column<'sign-up' | 'reset' | 'address'>('text not null'),
      email: text,
      /** The hash of a random text that no one can type, if the code must not work. */
      code_hash: text,
      /** Becomes the account's password hash once the code is typed; null if no password was chosen before. */
      password_hash: maybeText,
      tries: integer,
      expires_at: time,
    },
    'constraint email_code_key primary key (ticket_hash, purpose)',
    'index email_code_by_expiry on email_code (expires_at)',
  ),
  /** The number of tries in the time window that ends at `ends_at`. */
  attempt_count: table(
    {
      // privacy.limits.stored
      key_hash: key,
      count: integer,
      ends_at: time,
    },
    'index attempt_count_by_end on attempt_count (ends_at)',
  ),
  /** Records of the issuer: sessions, grants, codes, tokens, interactions. */
  issuer_record: table(
    {
      // privacy.account.sessions
      id_hash: text,
      kind: text,
      /** JSON without the id, so that a stolen copy of the table opens nothing. */
      payload: text,
      grant_id: maybeText,
      session_uid: maybeText,
      account_id: maybeText,
      consumed_at: maybeTime,
      expires_at: time,
    },
    'constraint issuer_record_key primary key (kind, id_hash)',
    'index issuer_record_by_grant_id on issuer_record (grant_id)',
    'index issuer_record_by_session_uid on issuer_record (session_uid)',
    'index issuer_record_by_account_id on issuer_record (account_id)',
    'index issuer_record_by_expires_at on issuer_record (expires_at)',
  ),
  /** A key that the issuer signs with for a period of 30 days, counted from 1970. */
  issuer_key: table(
    {
      // nobody
      purpose: column<'tokens' | 'cookies'>('text not null'),
      period: integer,
      secret: text,
    },
    'constraint issuer_key_key primary key (purpose, period)',
  ),
  /** A player who is signing in at a social provider. */
  social_attempt: table({
    // nobody
    state_hash: key,
    provider: text,
    nonce: text,
    verifier: text,
    expires_at: time,
  }),
  /** A room with its seats, from its opening until some time after its end. */
  room: table(
    {
      // privacy.rooms.kept
      id: key,
      /** The id of the host's session. It differs from the room's id. */
      session_id: uniqueText,
      /** The code that guests type; null once the room is closed, so that its code is free again. */
      live_code: column<string | null>('text unique'),
      owner: text,
      /** Counts the saves, from 1 on. */
      version: integer,
      audience_count: integer,
      /** When the room next changes without a player; null for never. */
      next_due_at: maybeTime,
      expires_at: time,
      created_at: time,
    },
    'index room_by_owner on room (owner, created_at)',
    'index room_by_due_time on room (next_due_at)',
    'index room_by_expiry on room (expires_at)',
  ),
  /** A room at its version, JSON of the rules' `encodeRoom`. */
  room_state: table(
    {
      // privacy.rooms.kept, privacy.limits.barred
      room_id: idOf('room'),
      version: integer,
      state: text,
    },
    'constraint room_state_key primary key (room_id)',
  ),
  /** A later change of a room, as a JSON merge patch. Only earlier versions of the server write such rows. */
  room_change: table(
    {
      // privacy.rooms.kept
      room_id: idOf('room'),
      version: integer,
      change: text,
    },
    'constraint room_change_key primary key (room_id, version)',
  ),
  /** An account or guest that asked for a seat in another host's room. Used to find the rooms of an owner. */
  room_guest: table(
    {
      // privacy.rooms.kept
      room_id: idOf('room'),
      owner: text,
    },
    'constraint room_guest_key primary key (room_id, owner)',
    'index room_guest_by_owner on room_guest (owner)',
  ),
  /** A round of a room with its film, which is too long to be saved with every change. */
  room_round: table(
    {
      // privacy.rooms.kept
      id: key,
      room_id: idOf('room'),
      /** The number of the game in the room, and of the round in the game, both from 1 on. */
      game: integer,
      number: integer,
      /** JSON. */
      film: text,
      /** The key in its poster's address, which does not show the film. */
      poster_key: uniqueText,
      /** The review of the film that is shown. */
      review_id: text,
      /** JSON; null while the round is open. Without an audience also null while its room still shows the result. */
      result: maybeText,
      /** The close marker: ends the audience's guessing while the guesses are counted. Null while the audience can guess. */
      bell: maybeText,
      /** When that marker was last set; 0 for never. */
      bell_rung_at: column<number>('bigint default 0 not null'),
    },
    'constraint room_round_order unique (room_id, game, number)',
  ),
  /**
   * The slider of a seat that has not guessed in an open round. There is no foreign key: drafts of many rounds are stored
   * together, and a draft of a removed room must not make the others fail.
   */
  seat_draft: table(
    {
      // privacy.rooms.kept
      round_id: text,
      seat_id: text,
      /** In tenths. */
      value: integer,
      /** When a server received it, by that server's clock. */
      arrived_at: time,
    },
    'constraint seat_draft_key primary key (round_id, seat_id)',
  ),
  /** A member of the audience, who plays without a seat. */
  audience_member: table(
    {
      // privacy.rooms.kept
      id: key,
      room_id: idOf('room'),
      owner: text,
      name: text,
      avatar: integer,
      score: integer,
      /** In tenths; a round without a guess adds nothing. */
      error: integer,
      /** Rounds with a guess. */
      rounds: integer,
      joined_at: time,
      allowance: column<number>('real default 1 not null'),
    },
    'constraint audience_member_of_account unique (room_id, owner)',
    'index audience_member_by_owner on audience_member (owner)',
  ),
  audience_guess: table(
    {
      // privacy.rooms.kept
      round_id: idOf('room_round'),
      member_id: idOf('audience_member'),
      /** In tenths. */
      value: integer,
      guessed_at: time,
    },
    'constraint audience_guess_key primary key (round_id, member_id)',
    'index audience_guess_by_member on audience_guess (member_id)',
  ),
  /** An owner who left the audience in an open round. The round's film is withheld from them until it is over. */
  withdrawn_guess: table(
    {
      // privacy.rooms.kept
      round_id: idOf('room_round'),
      owner: text,
      /** 1 if they had guessed: the guess was deleted, and no other guess of theirs is accepted in the round. 0 if not. */
      was_made: column<number>('integer default 1 not null'),
    },
    'constraint withdrawn_guess_key primary key (round_id, owner)',
    'index withdrawn_guess_by_owner on withdrawn_guess (owner)',
  ),
  /** The server to which a seat is connected, so that other servers notice when that server ends. */
  heard_seat: table(
    {
      // privacy.rooms.kept
      seat_id: key,
      room_id: idOf('room'),
      server_id: text,
    },
    'index heard_seat_by_room_id on heard_seat (room_id)',
    'index heard_seat_by_server_id on heard_seat (server_id)',
  ),
  /** When a running server last reported that it runs. */
  server_beat: table({
    // nobody
    server_id: key,
    beat_at: time,
  }),
  /** How much time a room still gets back because no server ran, in milliseconds. */
  owed_time: table({
    // nobody
    room_id: column<string>('text primary key references room (id) on delete cascade'),
    ms: column<number>('bigint not null'),
  }),
  /** A film as the outside film database returned it. */
  stored_film: table(
    {
      // nobody
      film_id: key,
      release_year: integer,
      /** The names of its genres, with a comma before and after each. */
      genres: text,
      is_usable: column<0 | 1>('integer not null'),
      /** JSON. */
      film: text,
      fetched_at: time,
    },
    'index stored_film_by_age on stored_film (fetched_at)',
  ),
  /** An answer of another service about people. */
  stored_answer: table(
    {
      // privacy.others.search
      /** The service and the question. */
      question: key,
      /** JSON. */
      answer: text,
      fetched_at: time,
    },
    'index stored_answer_by_age on stored_answer (fetched_at)',
  ),
  /** The film of a date. It never changes after its publication. */
  daily_puzzle: table({
    // nobody
    number: column<number>('integer primary key'),
    /** yyyy-MM-dd; follows from the number. */
    date: uniqueText,
    film_id: text,
    /** JSON, the film as it was at the last check before the publication. */
    film: text,
    /** The review of the film that can be bought. */
    review_id: text,
    /** In tenths. */
    rating: integer,
    /** Null until the date begins somewhere on earth. */
    published_at: maybeTime,
  }),
  /** The result of an account in a daily puzzle. */
  daily_result: table(
    {
      // privacy.account.player
      owner: text,
      number: integer,
      film_id: text,
      /** In tenths. */
      guess: integer,
      rating: integer,
      /** JSON, a list of hints. */
      hints_bought: text,
      credited: integer,
      wrong_names: integer,
      /** 1 if it was played on its day, else 0. */
      on_time: column<0 | 1>('integer not null'),
      finished_at: time,
    },
    'constraint daily_result_key primary key (owner, number)',
  ),
  /** Whom the operator keeps away: a network, or an account or guest by its name in the store. */
  bar: table({
    // privacy.limits.operator
    party: key,
    ends_at: time,
  }),
} as const;

/** The tables as queries see them. */
export type Database = Readonly<{ [Name in keyof typeof TABLES]: Row<(typeof TABLES)[Name]> }>;
