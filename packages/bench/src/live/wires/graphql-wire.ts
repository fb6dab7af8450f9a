import { textFrame } from '../frames.ts';
import { readPeerNews } from './peer-news.ts';
import type { Wire } from './wire.ts';

const FIELDS = `version phase guessed
  seat { id mark order name avatar state score error exact spent beatHouse hasGuessed }
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

let asked = 0;

/** Each has its own id, because several may run on one socket. */
function ask(query: string, variables: object): Buffer {
  return operation(`${asked++}`, { query, variables });
}

function operation(id: string, payload: Readonly<{ query: string; variables: object }>): Buffer {
  return textFrame(JSON.stringify({ id, type: 'subscribe', payload }));
}

export const graphqlWire: Wire = {
  route: () => '/graphql',
  protocol: 'graphql-transport-ws',
  opening: () => [textFrame('{"type":"connection_init"}')],
  greet: ({ lobby }, payload) =>
    payload.includes('connection_ack')
      ? {
          reply: operation('news', { query: FOLLOW, variables: { lobby: String(lobby) } }),
          isIn: true,
        }
      : { isIn: false },
  guess: ({ lobby, member }) => ask(GUESS, { lobby: String(lobby), seat: member }),
  draft: ({ lobby, member }) => ask(DRAFT, { lobby: String(lobby), seat: member, value: 6.1 }),
  read: (_, payload) => readPeerNews(payload),
  keepUp: (payload) => {
    if (payload.includes('"errors"') || payload.includes('"type":"error"')) {
      throw new Error(`Refused: ${payload.toString().slice(0, 500)}`);
    }
    return undefined;
  },
};
