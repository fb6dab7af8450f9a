const CONNECTION = `id session_code player_score player_name avatar_url host_approved host_denied
  denial_reason connection_is_closed closing_reason public_session_id is_audience order has_guessed
  sits_out is_away joined_in_round joined_with total_error exact_guesses points_spent beat_house`;

const PROGRESS = `id is_away has_guessed player_score total_error exact_guesses points_spent beat_house`;

const OWN_CONNECTION = `${CONNECTION} ttl owner seat_secret audience_place`;

const MOVIE = `id title release_date poster_path overview vote_average
  review { author created_at content rating }
  cast { id name original_name character } crew { id name original_name job }`;

const GUESS = `id round_id session_connection_id player_name guess_value score accuracy points_spent
  points_credited distance beat_house guess_data { poster_unlocked summary_unlocked review_unlocked
  bought_hints correct_actor_guess_names }`;

const ROUND = `id public_session_id round_number is_round_over movie_id correct_answer started_at
  deadline players_in_round movie { ${MOVIE} } guesses { ${GUESS} }
  house { guess_value guesses score }`;

const SETTINGS = `settings { session_name max_players max_rounds time_limit advanced_mode allow_hints
  allow_image is_audience_session genre_ids minimum_release_year maximum_release_year }`;

const FACTS = `id code game_number auto_approve auto_next host_connection acting_host owner ${SETTINGS}`;

const STAGE = `phase next_round_at session_is_closed closing_reason current_round round { ${ROUND} }`;

/** What a follower is told again when anything of it changes. */
const SESSION = `${FACTS} ${STAGE}`;

const WHOLE_SESSION = `version ${SESSION} connected_players { ${CONNECTION} }`;

const OWN_ROUND = `round_id deadline draft unlocked_hints bought_hints points_in_hand correct_answer
  movie { ${MOVIE} } slots { state wrong_names name } guess { ${GUESS} correct_answer owner
  movie { ${MOVIE} } }`;

const VIEWING = '$id: ID!, $connection: ID, $secret: String, $stage: String';
const AS_VIEWER = 'id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $stage';

/** All that can be asked for, each with as much of the answer as there is. */
export const OPERATIONS = {
  createSession: `mutation ($settings: SessionSettingsInput) {
    createOutOfTenSession(input: { settings: $settings }) {
      id code public_session_id stage_key owner ttl ${SETTINGS} } }`,
  join: `mutation ($code: String!, $audience: Boolean) {
    createPlayerSessionConnection(input: { session_code: $code, as_audience: $audience }) {
      ${OWN_CONNECTION} } }`,
  decide: `mutation ($id: ID!, $approved: Boolean, $denied: Boolean, $closed: Boolean) {
    updatePlayerSessionConnection(input: { id: $id, host_approved: $approved, host_denied: $denied,
      connection_is_closed: $closed }) { ${OWN_CONNECTION} } }`,
  leave: `mutation ($id: ID!) { leaveSession(connection_id: $id) { ${OWN_CONNECTION} } }`,
  remove: `mutation ($id: ID!, $bar: Boolean) {
    removePlayer(connection_id: $id, bar: $bar) { ${OWN_CONNECTION} } }`,
  allow: `mutation ($id: ID!, $allowance: Float!) {
    setTimeAllowance(connection_id: $id, allowance: $allowance) { ${OWN_CONNECTION} } }`,
  change: `mutation ($id: ID!, $closed: Boolean, $approve: Boolean, $next: Boolean,
    $settings: SessionSettingsInput) {
    updatePublicSession(input: { id: $id, session_is_closed: $closed, auto_approve: $approve,
      auto_next: $next, settings: $settings }) { ${WHOLE_SESSION} } }`,
  start: `mutation ($id: ID!, $number: Int) {
    createSessionRound(input: { public_session_id: $id, round_number: $number }) { ${ROUND} } }`,
  close: `mutation ($id: ID!) {
    updateSessionRound(input: { id: $id, is_round_over: true }) { ${ROUND} } }`,
  finish: `mutation ($id: ID!) { finishGame(public_session_id: $id) { ${WHOLE_SESSION} } }`,
  rematch: `mutation ($id: ID!) { rematch(public_session_id: $id) { ${WHOLE_SESSION} } }`,
  draft: `mutation ($id: ID!, $value: Float!) {
    saveDraft(connection_id: $id, guess_value: $value) { ${OWN_ROUND} } }`,
  hint: `mutation ($id: ID!, $hint: Hint!) {
    unlockHint(connection_id: $id, hint: $hint) { ${OWN_ROUND} } }`,
  name: `mutation ($id: ID!, $slot: Int!, $name: String!) {
    guessActor(connection_id: $id, slot: $slot, name: $name) { ${OWN_ROUND} } }`,
  guess: `mutation ($room: ID!, $round: ID, $id: ID, $value: Float!) {
    createPlayerGuess(input: { public_session_id: $room, round_id: $round,
      session_connection_id: $id, guess_value: $value }) {
      ${GUESS} correct_answer owner ttl movie { ${MOVIE} } own_round { ${OWN_ROUND} } } }`,
  react: `mutation ($room: ID!, $reaction: Reaction!) {
    react(public_session_id: $room, reaction: $reaction) }`,
  resume: `mutation ($code: String, $id: ID, $secret: String) {
    resumeSession(code: $code, connection_id: $id, seat_secret: $secret) {
      connection { ${OWN_CONNECTION} } public_session { ${WHOLE_SESSION} }
      own_round { ${OWN_ROUND} } allowance is_audience audience_guess audience_guesses { round_number guess_value } } }`,
  look: `query (${VIEWING}) { getPublicSession(${AS_VIEWER}) { ${WHOLE_SESSION} } }`,
  lookBack: `query (${VIEWING}) { getPublicSession(${AS_VIEWER}) { ${WHOLE_SESSION} ttl
    audience_count audience_guessed connected_audience { ${CONNECTION} }
    past_rounds { ${ROUND} ttl owner } } }`,
} as const;

export type OperationName = keyof typeof OPERATIONS;

export const FOLLOW = `subscription (${VIEWING}) { onPublicSessionChange(${AS_VIEWER}) {
  version is_whole public_session { ${SESSION} } session_facts { ${FACTS} } session_stage { ${STAGE} }
  connected_players { ${CONNECTION} } changed_players { ${CONNECTION} } progress { ${PROGRESS} }
  guessed_players dropped_players audience_count audience_guessed reactions { reaction count } } }`;

/** The specification's subscriptions, each for the room or its session. */
export const FURTHER_SUBSCRIPTIONS = {
  onCreatePlayerSessionConnection: `subscription ($code: String!) {
    onCreatePlayerSessionConnection(session_code: $code) { ${OWN_CONNECTION} } }`,
  onUpdatePlayerSessionConnection: `subscription ($room: ID!) {
    onUpdatePlayerSessionConnection(public_session_id: $room) { ${OWN_CONNECTION} } }`,
  onUpdatePublicSession: `subscription ($room: ID!) {
    onUpdatePublicSession(id: $room) { ${WHOLE_SESSION} ttl } }`,
  onCreateSessionRound: `subscription ($room: ID!) {
    onCreateSessionRound(public_session_id: $room) { ${ROUND} ttl } }`,
  onUpdateSessionRound: `subscription ($room: ID!) {
    onUpdateSessionRound(public_session_id: $room) { ${ROUND} } }`,
  onCreatePlayerGuess: `subscription ($room: ID!) {
    onCreatePlayerGuess(public_session_id: $room) { ${GUESS} correct_answer owner
      movie { ${MOVIE} } own_round { ${OWN_ROUND} } } }`,
  onUpdateOutOfTenSession: `subscription ($session: ID!) {
    onUpdateOutOfTenSession(id: $session) { id code public_session_id stage_key owner ttl
      ${SETTINGS} } }`,
} as const;
