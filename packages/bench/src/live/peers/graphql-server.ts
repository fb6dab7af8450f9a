import { createServer } from 'node:http';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that graphql-ws runs on
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { listen } from './announce.ts';
import { type GuessNews, keepPeerLobbies, type PeerLobby, type TurnNews } from './peer-lobby.ts';

// GraphQL subscriptions as a tutorial builds them: an async iterator and an execution for each subscriber.
type News = GuessNews | TurnNews;
type Address = Readonly<{ lobby: string }>;

const schema = buildSchema(`
  type Query { ready: Boolean! }
  type Mutation { guess(lobby: ID!, seat: Int!): Boolean!  turn(lobby: ID!): Boolean! }
  type Subscription { news(lobby: ID!): News! }
  type News { version: Int! phase: String! guessed: Int number: Int seat: Seat film: Film }
  type Seat {
    id: ID! mark: String! order: Int! name: String! avatar: Int! state: String! score: Int!
    error: Int! exact: Int! spent: Int! beatHouse: Int! hasGuessed: Boolean!
  }
  type Film { title: String! releaseDate: String! overview: String! crew: [Crew!]! cast: [Cast!]! }
  type Crew { job: String! name: String! }
  type Cast { name: String! character: String! }
`);

const lobbyOf = keepPeerLobbies((lobby) => ({ lobby, news: openTopic() }));

const roots = {
  query: { ready: true },
  mutation: {
    guess: ({ lobby, seat }: Address & { seat: number }) => tell(lobby, (kept) => kept.guess(seat)),
    turn: ({ lobby }: Address) => tell(lobby, (kept) => kept.turn()),
  },
  subscription: { news: ({ lobby }: Address) => lobbyOf(lobby).news.follow() },
};

function tell(id: string, change: (lobby: PeerLobby) => News): boolean {
  const { lobby, news } = lobbyOf(id);
  news.publish(change(lobby));
  return true;
}

function openTopic() {
  const followers = new Set<(news: News) => void>();
  return {
    publish(news: News): void {
      for (const hear of followers) hear(news);
    },
    async *follow(): AsyncGenerator<{ news: News }, void, void> {
      let waiting: News[] = [];
      let wake = () => {};
      const hear = (news: News) => {
        waiting.push(news);
        wake();
      };
      followers.add(hear);
      try {
        for (;;) {
          if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          const heard = waiting;
          waiting = [];
          for (const news of heard) yield { news };
        }
      } finally {
        followers.delete(hear);
      }
    },
  };
}

const server = createServer();
useServer({ schema, roots }, new WebSocketServer({ server, path: '/graphql' }));
listen(server);
