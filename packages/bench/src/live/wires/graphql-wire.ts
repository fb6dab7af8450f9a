import { operation, readPeerNews, refuseErrors, type Wire } from './wire.ts';

const FIELDS = `version phase guessed
  seat { id mark score error beatHouse hasGuessed }
  ended {
    number answer
    film {
      id title releaseDate poster overview rating review { author createdAt content rating }
      crew { id name originalName job } cast { id name originalName character }
    }
    results {
      seat guess score accuracy pointsSpent pointsCredited distance
      hints { poster overview review } named hasBeatenHouse isAway hasGuessed total totalError
      exactGuesses totalSpent beatHouse
    }
  }`;
const FOLLOW = `subscription ($lobby: ID!) { news(lobby: $lobby) { ${FIELDS} } }`;
const GUESS = 'mutation ($lobby: ID!, $seat: Int!) { guess(lobby: $lobby, seat: $seat) }';
const DRAFT =
  'mutation ($lobby: ID!, $seat: Int!, $value: Float!) { draft(lobby: $lobby, seat: $seat, value: $value) }';

export const graphqlWire: Wire = {
  route: () => '/graphql',
  protocol: 'graphql-transport-ws',
  opening: () => ['{"type":"connection_init"}'],
  greet: ({ lobby }, payload) =>
    payload.includes('connection_ack')
      ? { reply: operation({ query: FOLLOW, variables: { lobby: `${lobby}` } }), isIn: true }
      : { isIn: false },
  guess: ({ lobby, member }) =>
    operation({ query: GUESS, variables: { lobby: `${lobby}`, seat: member } }),
  draft: ({ lobby, member }) =>
    operation({ query: DRAFT, variables: { lobby: `${lobby}`, seat: member, value: 6.1 } }),
  read: readPeerNews,
  keepUp: refuseErrors,
};
