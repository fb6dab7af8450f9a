/** The operations that players send, as in the web app. A guest takes a name before it opens a session. */
export const TAKE_NAME = `mutation ($name: String!) {
  createPlayer(input: { name: $name, avatar_url: "profile0.jpg" }) { id }
}`;

export const OPEN_SESSION = `mutation ($settings: SessionSettingsInput!, $request: ID!) {
  createOutOfTenSession(input: { settings: $settings, request_id: $request }) {
    code
    public_session_id
  }
}`;

export const TAKE_SEAT = `mutation ($code: String!, $audience: Boolean!, $name: String!) {
  createPlayerSessionConnection(
    input: { session_code: $code, as_audience: $audience, player_name: $name }
  ) {
    id
  }
}`;

export const RESUME = `mutation ($connection: ID!) {
  resumeSession(connection_id: $connection)
}`;

export const FOLLOW = `subscription ($room: ID!, $connection: ID!, $wire: Int!) {
  onRoom(id: $room, connection_id: $connection, wire: $wire)
}`;

export const START_ROUND = `mutation ($room: ID!, $number: Int!) {
  createSessionRound(input: { public_session_id: $room, round_number: $number }) { id }
}`;

export const COMMAND = 'mutation ($command: RoomCommand!) { commandRoom(command: $command) }';

export const PAST_ROUNDS = `query ($room: ID!, $connection: ID!) {
  pastRounds(id: $room, connection_id: $connection)
}`;

export const DRAW_FILM = 'mutation { drawMovie { title vote_average } }';

export const LATEST_DAILY = '{ listMovieDles(limit: 1) { items { number } } }';

export const READ_DAILY = 'query ($id: ID!) { getMovieDle(id: $id) { number correct_score } }';
