import { graphql } from '../api/graphql.ts';

export const createSession = graphql(`
  mutation CreateSession($settings: SessionSettingsInput!, $requestId: ID!) {
    createOutOfTenSession(input: { settings: $settings, request_id: $requestId }) {
      code
      stage_key
    }
  }
`);

export const becomeWalkIn = graphql(`
  mutation BecomeWalkIn($name: String!, $avatar: String!) {
    createPlayer(input: { name: $name, avatar_url: $avatar }) {
      id
    }
  }
`);

export const askForSeat = graphql(`
  mutation AskForSeat($code: String!, $asAudience: Boolean, $name: String, $avatar: String) {
    createPlayerSessionConnection(
      input: {
        session_code: $code
        as_audience: $asAudience
        player_name: $name
        avatar_url: $avatar
      }
    ) {
      id
      seat_secret
    }
  }
`);

export const resumeSession = graphql(`
  mutation ResumeSession($code: String!, $id: ID, $secret: String) {
    resumeSession(code: $code, connection_id: $id, seat_secret: $secret)
  }
`);

export const seeRoom = graphql(`
  query SeeRoom($id: ID!, $stageKey: String!) {
    roomSight(id: $id, stage_key: $stageKey)
  }
`);

export const listPastRounds = graphql(`
  query ListPastRounds($id: ID!, $connection: ID, $secret: String, $stageKey: String) {
    pastRounds(id: $id, connection_id: $connection, seat_secret: $secret, stage_key: $stageKey)
  }
`);

export const followRoom = graphql(`
  subscription FollowRoom(
    $id: ID!
    $connection: ID
    $secret: String
    $stageKey: String
    $wire: Int!
  ) {
    onRoom(
      id: $id
      connection_id: $connection
      seat_secret: $secret
      stage_key: $stageKey
      wire: $wire
    )
  }
`);

export const decideOnSeat = graphql(`
  mutation DecideOnSeat($id: ID!, $approved: Boolean, $denied: Boolean) {
    updatePlayerSessionConnection(
      input: { id: $id, host_approved: $approved, host_denied: $denied }
    ) {
      id
    }
  }
`);

export const removePlayer = graphql(`
  mutation RemovePlayer($id: ID!, $bar: Boolean!) {
    removePlayer(connection_id: $id, bar: $bar) {
      id
    }
  }
`);

export const changeRoom = graphql(`
  mutation ChangeRoom($id: ID!, $isClosed: Boolean, $approve: Boolean, $next: Boolean) {
    updatePublicSession(
      input: { id: $id, session_is_closed: $isClosed, auto_approve: $approve, auto_next: $next }
    ) {
      id
    }
  }
`);

export const changeGame = graphql(`
  mutation ChangeGame($id: ID!, $settings: SessionSettingsInput!, $approve: Boolean) {
    updatePublicSession(input: { id: $id, settings: $settings, auto_approve: $approve }) {
      id
    }
  }
`);

export const startRound = graphql(`
  mutation StartRound($id: ID!, $number: Int!) {
    createSessionRound(input: { public_session_id: $id, round_number: $number }) {
      id
    }
  }
`);

export const closeRound = graphql(`
  mutation CloseRound($id: ID!) {
    updateSessionRound(input: { id: $id, is_round_over: true }) {
      id
    }
  }
`);

export const skipFilm = graphql(`
  mutation SkipFilm($roundId: ID!) {
    skipFilm(round_id: $roundId) {
      id
    }
  }
`);

export const pauseRound = graphql(`
  mutation PauseRound($roundId: ID!) {
    pauseRound(round_id: $roundId) {
      id
    }
  }
`);

export const resumeRound = graphql(`
  mutation ResumeRound($roundId: ID!) {
    resumeRound(round_id: $roundId) {
      id
    }
  }
`);

export const letBackIn = graphql(`
  mutation LetBackIn($id: ID!) {
    letBackIn(connection_id: $id) {
      id
    }
  }
`);

export const finishGame = graphql(`
  mutation FinishGame($id: ID!) {
    finishGame(public_session_id: $id) {
      id
    }
  }
`);

export const rematch = graphql(`
  mutation Rematch($id: ID!) {
    rematch(public_session_id: $id) {
      id
    }
  }
`);

export const leaveSession = graphql(`
  mutation LeaveSession($id: ID!) {
    leaveSession(connection_id: $id) {
      id
    }
  }
`);

export const unlockHint = graphql(`
  mutation UnlockHint($id: ID!, $hint: Hint!, $roundId: ID!) {
    unlockHint(connection_id: $id, hint: $hint, round_id: $roundId)
  }
`);

export const guessActor = graphql(`
  mutation GuessActor($id: ID!, $slot: Int!, $name: String!, $roundId: ID!) {
    guessActor(connection_id: $id, slot: $slot, name: $name, round_id: $roundId)
  }
`);

export const saveDraft = graphql(`
  mutation SaveDraft($id: ID!, $value: Float!, $roundId: ID!) {
    saveDraft(connection_id: $id, guess_value: $value, round_id: $roundId)
  }
`);

export const setTimeAllowance = graphql(`
  mutation SetTimeAllowance($id: ID!, $allowance: Float!) {
    setTimeAllowance(connection_id: $id, allowance: $allowance) {
      id
    }
  }
`);

export const placeGuess = graphql(`
  mutation PlaceGuess($id: ID!, $value: Float!, $roundId: ID!) {
    guess(connection_id: $id, guess_value: $value, round_id: $roundId)
  }
`);

export const react = graphql(`
  mutation React($roomId: ID!, $reaction: Reaction!) {
    react(public_session_id: $roomId, reaction: $reaction)
  }
`);
