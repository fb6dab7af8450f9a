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

export const commandRoom = graphql(`
  mutation CommandRoom($command: RoomCommand!) {
    commandRoom(command: $command)
  }
`);
