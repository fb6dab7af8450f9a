/** A film that a visitor was shown. It has one row, however often it was drawn for the visitor. */
type FilmDrawTable = Readonly<{
  visitor_id: string;
  film_id: string;
  /** Milliseconds since 1970 of the latest draw. */
  drawn_at: number;
}>;

/** The first result of a daily that a browser or account has shared. */
type SharedDailyTable = Readonly<{
  visitor_id: string;
  number: number;
  /** JSON of what the link says. */
  facts: string;
  shared_at: number;
}>;

/** Every name in use or reserved for an account, once in lower case. */
type ReservedPlayerNameTable = Readonly<{
  name_key: string;
  id: string;
  name: string;
  owner: string;
  /** The name of the owner's player, or one reserved for later. An owner has at most one of each. */
  hold: 'player' | 'later';
  /** Milliseconds since 1970. */
  reserved_at: number;
}>;

/** The look of a reserved name. It is unique, so that no two names can be confused. */
type NameLikenessTable = Readonly<{
  likeness: string;
  name_key: string;
}>;

/** The profile of an account, which has at most one. */
type PlayerTable = Readonly<{
  id: string;
  owner: string;
  /** The account's subject at its issuer. */
  user_pool_id: string;
  name: string;
  /** The name in lower case, as in its reservation. */
  name_key: string;
  /** 0 to 17. */
  avatar: number;
  score: number;
  daily_guesses: number;
  /** In tenths of a point, 0 to 1000; null before the first daily guess. */
  average_accuracy: number | null;
  /** Milliseconds since 1970. */
  created_at: number;
  updated_at: number;
}>;

/** The player of a guest, who has no account. Its name is not reserved. */
type WalkInTable = Readonly<{
  owner: string;
  id: string;
  name: string;
  avatar: number;
  /** Milliseconds since 1970. */
  created_at: number;
  updated_at: number;
  expires_at: number;
}>;

/** The keys that all servers on this store use for sealing, one for each purpose. */
type SecretKeyTable = Readonly<{
  purpose: string;
  /** 256 random bits in base64url. */
  value: string;
}>;

/** Accounts that this server keeps. */
type AccountTable = Readonly<{
  id: string;
  /** Normalised; unique among accounts that proved it or have a password. */
  email: string;
  /** Milliseconds since 1970; null before the address was proved. */
  verified_at: number | null;
  /** Null if only a social account opens it. */
  password_hash: string | null;
  created_at: number;
}>;

/** An account at another provider that opens one of ours. */
type SocialIdentityTable = Readonly<{
  issuer: string;
  subject: string;
  account_id: string;
}>;

/** A code that was sent by e-mail. A visit to the sign-in pages has at most one for each purpose. */
type EmailCodeTable = Readonly<{
  ticket_hash: string;
  purpose: 'sign-up' | 'reset' | 'address';
  email: string;
  /** The hash of a random text that no one can type, if the code must not work. */
  code_hash: string;
  /** Becomes the account's password hash once the code is typed; null if no password was chosen before. */
  password_hash: string | null;
  tries: number;
  expires_at: number;
}>;

/** The number of tries in the time window that ends at `ends_at`. */
type AttemptCountTable = Readonly<{
  key_hash: string;
  count: number;
  ends_at: number;
}>;

/** Records of the issuer: sessions, grants, codes, tokens, interactions. */
type IssuerRecordTable = Readonly<{
  id_hash: string;
  kind: string;
  /** JSON without the id, so that a stolen copy of the table opens nothing. */
  payload: string;
  grant_id: string | null;
  session_uid: string | null;
  account_id: string | null;
  consumed_at: number | null;
  expires_at: number;
}>;

/** A key that the issuer signs with for a period of 30 days, counted from 1970. */
type IssuerKeyTable = Readonly<{
  purpose: 'tokens' | 'cookies';
  period: number;
  secret: string;
}>;

/** A player who is signing in at a social provider. */
type SocialAttemptTable = Readonly<{
  state_hash: string;
  provider: string;
  nonce: string;
  verifier: string;
  expires_at: number;
}>;

/** A room with its seats, from its opening until some time after its end. */
type RoomTable = Readonly<{
  id: string;
  /** The id of the host's session. It differs from the room's id. */
  session_id: string;
  /** The code that guests type; null once the room is closed, so that its code is free again. */
  live_code: string | null;
  owner: string;
  /** Counts the saves, from 1 on. */
  version: number;
  audience_count: number;
  /** When the room next changes without a player, in milliseconds since 1970; null for never. */
  next_due_at: number | null;
  expires_at: number;
  created_at: number;
}>;

/** A room at a version, JSON of the rules' `encodeRoom`. Later changes are in `room_change`. */
type RoomStateTable = Readonly<{ room_id: string; version: number; state: string }>;

/** The change that led to a version of a room, JSON of the rules' `encodeChange`. */
type RoomChangeTable = Readonly<{ room_id: string; version: number; change: string }>;

/** An account or guest that asked for a seat in another host's room. Used to find the rooms of an owner. */
type RoomGuestTable = Readonly<{ room_id: string; owner: string }>;

/** A round of a room with its film, which is too long to be saved with every change. */
type RoomRoundTable = Readonly<{
  id: string;
  room_id: string;
  /** The number of the game in the room, and of the round in the game, both from 1 on. */
  game: number;
  number: number;
  /** JSON. */
  film: string;
  /** The key in its poster's address, which does not show the film. */
  poster_key: string;
  /** The review of the film that is shown. */
  review_id: string;
  /** JSON; null while the round is open. Without an audience also null while its room still shows the result. */
  result: string | null;
  /** Identifies the end of the audience's guessing while the guesses are counted. Null while the audience can guess. */
  bell: string | null;
  /** When the bell was last rung, in milliseconds since 1970; 0 for never. */
  bell_rung_at: number;
}>;

/**
 * The slider of a seat that has not guessed in an open round. There is no foreign key: drafts of many rounds are stored
 * together, and a draft of a removed room must not make the others fail.
 */
type SeatDraftTable = Readonly<{
  round_id: string;
  seat_id: string;
  /** In tenths. */
  value: number;
  /** When a server received it, by that server's clock, in milliseconds since 1970. */
  arrived_at: number;
}>;

/** A member of the audience, who plays without a seat. */
type AudienceMemberTable = Readonly<{
  id: string;
  room_id: string;
  owner: string;
  name: string;
  avatar: number;
  score: number;
  /** In tenths; a round without a guess adds nothing. */
  error: number;
  /** Rounds with a guess. */
  rounds: number;
  joined_at: number;
  allowance: number;
}>;

type AudienceGuessTable = Readonly<{
  round_id: string;
  member_id: string;
  /** In tenths. */
  value: number;
  guessed_at: number;
}>;

/** An owner who left the audience in an open round. The round's film is withheld from them until it is over. */
type WithdrawnGuessTable = Readonly<{
  round_id: string;
  owner: string;
  /** 1 if they had guessed: the guess was deleted, and no other guess of theirs is accepted in the round. 0 if not. */
  was_made: number;
}>;

/** The server to which a seat is connected, so that other servers notice when that server ends. */
type ConnectedSeatTable = Readonly<{ seat_id: string; room_id: string; server_id: string }>;

/** When a running server last reported that it runs. */
type ServerBeatTable = Readonly<{ server_id: string; beat_at: number }>;

/** How much time a room still gets back because no server ran, in milliseconds. */
type OwedTimeTable = Readonly<{ room_id: string; ms: number }>;

/** A film as the outside film database returned it. */
type StoredFilmTable = Readonly<{
  film_id: string;
  release_year: number;
  /** The names of its genres, with a comma before and after each. */
  genres: string;
  is_usable: 0 | 1;
  /** JSON. */
  film: string;
  /** Milliseconds since 1970. */
  fetched_at: number;
}>;

/** An answer of another service about people. */
type StoredAnswerTable = Readonly<{
  /** The service and the question. */
  question: string;
  /** JSON. */
  answer: string;
  fetched_at: number;
}>;

/** The film of a date. It never changes after its publication. */
type DailyPuzzleTable = Readonly<{
  number: number;
  /** yyyy-MM-dd; follows from the number. */
  date: string;
  film_id: string;
  /** JSON, the film as it was at the last check before the publication. */
  film: string;
  /** The review of the film that can be bought. */
  review_id: string;
  /** In tenths. */
  rating: number;
  /** Milliseconds since 1970; null until the date begins somewhere on earth. */
  published_at: number | null;
}>;

/** The result of an account in a daily puzzle. */
type DailyResultTable = Readonly<{
  owner: string;
  number: number;
  film_id: string;
  /** In tenths. */
  guess: number;
  rating: number;
  /** JSON, a list of hints. */
  hints_bought: string;
  credited: number;
  wrong_names: number;
  /** 1 if it was played on its day, else 0. */
  on_time: 0 | 1;
  /** Milliseconds since 1970. */
  finished_at: number;
}>;

/** Whom the operator keeps away: a network, or an account or guest by its name in the store. */
type BarTable = Readonly<{
  party: string;
  /** Milliseconds since 1970. */
  ends_at: number;
}>;

/**
 * The tables that the migrations create, as queries see them. Behind each are the sentences of the privacy policy that
 * say what is stored about people in it, and for how long; `nobody` if that is nothing.
 */
export type Database = Readonly<{
  film_draw: FilmDrawTable; // privacy.cookies.visitor, privacy.rooms.guest, privacy.account.films
  shared_daily: SharedDailyTable; // privacy.rooms.links
  reserved_player_name: ReservedPlayerNameTable; // privacy.account.player, privacy.account.names
  name_likeness: NameLikenessTable; // privacy.account.player, privacy.account.names
  player: PlayerTable; // privacy.account.player
  walk_in: WalkInTable; // privacy.rooms.guest
  secret_key: SecretKeyTable; // nobody
  account: AccountTable; // privacy.account.here
  social_identity: SocialIdentityTable; // privacy.providers.here
  email_code: EmailCodeTable; // privacy.account.sessions
  attempt_count: AttemptCountTable; // privacy.limits.stored
  issuer_record: IssuerRecordTable; // privacy.account.sessions
  issuer_key: IssuerKeyTable; // nobody
  social_attempt: SocialAttemptTable; // nobody
  room: RoomTable; // privacy.rooms.kept
  room_state: RoomStateTable; // privacy.rooms.kept, privacy.limits.barred
  room_change: RoomChangeTable; // privacy.rooms.kept
  room_guest: RoomGuestTable; // privacy.rooms.kept
  room_round: RoomRoundTable; // privacy.rooms.kept
  seat_draft: SeatDraftTable; // privacy.rooms.kept
  audience_member: AudienceMemberTable; // privacy.rooms.kept
  audience_guess: AudienceGuessTable; // privacy.rooms.kept
  withdrawn_guess: WithdrawnGuessTable; // privacy.rooms.kept
  heard_seat: ConnectedSeatTable; // privacy.rooms.kept
  server_beat: ServerBeatTable; // nobody
  owed_time: OwedTimeTable; // nobody
  stored_film: StoredFilmTable; // nobody
  stored_answer: StoredAnswerTable; // privacy.others.search
  daily_puzzle: DailyPuzzleTable; // nobody
  daily_result: DailyResultTable; // privacy.account.player
  bar: BarTable; // privacy.limits.operator
}>;
