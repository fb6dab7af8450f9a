/** A film a visitor was shown: one row however often it was drawn for the visitor. */
type FilmDrawTable = Readonly<{
  visitor_id: string;
  film_id: string;
  /** Milliseconds since 1970 of the latest draw. */
  drawn_at: number;
}>;

/** Every name in use or kept for an account, once in lower case. */
type ReservedPlayerNameTable = Readonly<{
  name_key: string;
  id: string;
  name: string;
  owner: string;
  /** The name of the owner's player, or one kept for later: an owner has one of each at most. */
  hold: 'player' | 'later';
  /** Milliseconds since 1970. */
  reserved_at: number;
}>;

/** What a reserved name looks like, once among all names, so that no two of them can be taken for each other. */
type NameLikenessTable = Readonly<{
  likeness: string;
  name_key: string;
}>;

/** The profile of an account, one at most for each. */
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

/** What this server and those beside it seal their tokens with, one key a purpose. */
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
  /** Null where only a social account opens it. */
  password_hash: string | null;
  created_at: number;
}>;

/** An account at another provider that opens one of ours. */
type SocialIdentityTable = Readonly<{
  issuer: string;
  subject: string;
  account_id: string;
}>;

/** A code on its way by e-mail, at most one of each purpose for one visit to the sign-in pages. */
type EmailCodeTable = Readonly<{
  ticket_hash: string;
  purpose: 'sign-up' | 'reset' | 'address';
  email: string;
  /** The hash of a random text that no one can type, if the code must not work. */
  code_hash: string;
  /** What becomes the account's once the code is typed, where it was chosen before. */
  password_hash: string | null;
  tries: number;
  expires_at: number;
}>;

/** How often something was tried in the window of time that ends at `ends_at`. */
type AttemptCountTable = Readonly<{
  key_hash: string;
  count: number;
  ends_at: number;
}>;

/** What the issuer keeps: sessions, grants, codes, tokens, interactions. */
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

/** A key the issuer signs with in a period of 30 days, counted from 1970. */
type IssuerKeyTable = Readonly<{
  purpose: 'tokens' | 'cookies';
  period: number;
  secret: string;
}>;

/** A player who is away at a social provider. */
type SocialAttemptTable = Readonly<{
  state_hash: string;
  provider: string;
  nonce: string;
  verifier: string;
  expires_at: number;
}>;

/** A room with its seats, from its opening until some time after it was closed. */
type RoomTable = Readonly<{
  id: string;
  /** The id of the host's session, which is another than the room's. */
  session_id: string;
  /** What guests type; null once the room is closed, so that its code is free again. */
  live_code: string | null;
  owner: string;
  /** Counts the saves, from 1 on. */
  version: number;
  audience_count: number;
  /** When time will change the room by itself, in milliseconds since 1970; null for never. */
  next_due_at: number | null;
  expires_at: number;
  created_at: number;
}>;

/** A room as it was in a version, JSON of the rules' `encodeRoom`. What was done since is in `room_change`. */
type RoomStateTable = Readonly<{ room_id: string; version: number; state: string }>;

/** What led to a version of a room from the one before, JSON of the rules' `encodeChange`. */
type RoomChangeTable = Readonly<{ room_id: string; version: number; change: string }>;

/** Who has asked for a seat in a room that another opened, so that an account's rooms are found. */
type RoomGuestTable = Readonly<{ room_id: string; owner: string }>;

/** A round of a room with its film, which is too long to be saved with every change. */
type RoomRoundTable = Readonly<{
  id: string;
  room_id: string;
  /** Which game of the room it belongs to, and its place in there, both from 1 on. */
  game: number;
  number: number;
  /** JSON. */
  film: string;
  /** Under which its poster is served, which does not tell the film. */
  poster_key: string;
  /** The one of the film's reviews that is shown. */
  review_id: string;
  /** JSON; null while the round is open, and without an audience as long as its room shows what came of it. */
  result: string | null;
  /** Names the end of the audience's guessing, whose guesses are being counted. Null while it guesses. */
  bell: string | null;
  /** When it was rung for the last time, in milliseconds since 1970; 0 for never. */
  bell_rung_at: number;
}>;

/**
 * Where the slider of a seat stands that has not guessed in an open round. No foreign key: the drafts of many rounds are
 * stored together, and one whose room was just removed must not keep the others out.
 */
type SeatDraftTable = Readonly<{
  round_id: string;
  seat_id: string;
  /** In tenths. */
  value: number;
  /** When a server got it, by its clock, in milliseconds since 1970. */
  arrived_at: number;
}>;

/** Someone who plays along in an audience session without a seat. */
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
}>;

type AudienceGuessTable = Readonly<{
  round_id: string;
  member_id: string;
  /** In tenths. */
  value: number;
  guessed_at: number;
}>;

/** Whose guess went with them as they left the audience in its round: no other of theirs is taken in it. */
type WithdrawnGuessTable = Readonly<{ round_id: string; owner: string }>;

/** The server that a seat is connected to, so that others notice when that server ends. */
type HeardSeatTable = Readonly<{ seat_id: string; room_id: string; server_id: string }>;

/** When a running server last said so. */
type ServerBeatTable = Readonly<{ server_id: string; beat_at: number }>;

/** How much time a room has still to be given back, in which no server ran, in milliseconds. */
type OwedTimeTable = Readonly<{ room_id: string; ms: number }>;

/** A film as the outside film database told it. */
type StoredFilmTable = Readonly<{
  film_id: string;
  release_year: number;
  /** Their names, with a comma before and after each. */
  genres: string;
  is_usable: 0 | 1;
  /** JSON. */
  film: string;
  /** Milliseconds since 1970. */
  fetched_at: number;
}>;

/** What a service elsewhere answered about people. */
type StoredAnswerTable = Readonly<{
  /** The service and what it was asked. */
  question: string;
  /** JSON. */
  answer: string;
  fetched_at: number;
}>;

/** The film of a date: scheduled, and from its publication on never changed. */
type DailyPuzzleTable = Readonly<{
  number: number;
  /** yyyy-MM-dd; follows from the number. */
  date: string;
  film_id: string;
  /** JSON, as the film was when it was last looked at before the publication. */
  film: string;
  /** The one of the film's reviews that can be bought. */
  review_id: string;
  /** In tenths. */
  rating: number;
  /** Milliseconds since 1970; null until the date begins somewhere on earth. */
  published_at: number | null;
}>;

/** What an account made of a daily puzzle. */
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

/** What the migrations create, as queries see it. */
export type Database = Readonly<{
  film_draw: FilmDrawTable;
  reserved_player_name: ReservedPlayerNameTable;
  name_likeness: NameLikenessTable;
  player: PlayerTable;
  walk_in: WalkInTable;
  secret_key: SecretKeyTable;
  account: AccountTable;
  social_identity: SocialIdentityTable;
  email_code: EmailCodeTable;
  attempt_count: AttemptCountTable;
  issuer_record: IssuerRecordTable;
  issuer_key: IssuerKeyTable;
  social_attempt: SocialAttemptTable;
  room: RoomTable;
  room_state: RoomStateTable;
  room_change: RoomChangeTable;
  room_guest: RoomGuestTable;
  room_round: RoomRoundTable;
  seat_draft: SeatDraftTable;
  audience_member: AudienceMemberTable;
  audience_guess: AudienceGuessTable;
  withdrawn_guess: WithdrawnGuessTable;
  heard_seat: HeardSeatTable;
  server_beat: ServerBeatTable;
  owed_time: OwedTimeTable;
  stored_film: StoredFilmTable;
  stored_answer: StoredAnswerTable;
  daily_puzzle: DailyPuzzleTable;
  daily_result: DailyResultTable;
}>;
