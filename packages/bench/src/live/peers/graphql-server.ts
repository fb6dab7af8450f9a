import { createServer } from 'node:http';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that graphql-ws runs on
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { listen } from './announce.ts';
import { keepPeerLobbies, type PeerNews } from './peer-lobby.ts';

// GraphQL subscriptions as in tutorials: an async iterator and an execution for each subscriber.
type Address = Readonly<{ lobby: string }>;

const schema = buildSchema(`
  type Query { ready: Boolean! }
  type Mutation {
    guess(lobby: ID!, seat: Int!): Boolean!
    draft(lobby: ID!, seat: Int!, value: Float!): Boolean!
  }
  type Subscription { news(lobby: ID!): News! }
  type News { version: Int! phase: String! guessed: Int! seat: Seat! ended: RoundEnd }
  type Seat {
    id: ID! mark: String! score: Int! error: Int! beatHouse: Int! hasGuessed: Boolean!
  }
  type RoundEnd { number: Int! answer: Float! film: Film! results: [Result!]! }
  type Film {
    id: ID! title: String! releaseDate: String! poster: String! overview: String! rating: Float!
    review: Review! crew: [Crew!]! cast: [Cast!]!
  }
  type Review { author: String! createdAt: String! content: String! rating: Float! }
  type Crew { id: ID! name: String! originalName: String! job: String! }
  type Cast { id: ID! name: String! originalName: String! character: String! }
  type Result {
    seat: ID! guess: Float! score: Int! accuracy: Int! pointsSpent: Int! pointsCredited: Int!
    distance: Float! hints: Hints! named: [String!]! hasBeatenHouse: Boolean! isAway: Boolean!
    hasGuessed: Boolean! total: Int! totalError: Float! exactGuesses: Int! totalSpent: Int!
    beatHouse: Int!
  }
  type Hints { poster: Boolean! overview: Boolean! review: Boolean! }
`);

const lobbyOf = keepPeerLobbies((lobby) => ({ lobby, news: openTopic() }));

const roots = {
  query: { ready: true },
  mutation: {
    guess: ({ lobby: id, seat }: Address & { seat: number }) => {
      const { lobby, news } = lobbyOf(id);
      news.publish(lobby.guess(seat));
      return true;
    },
    draft: ({ lobby: id, seat, value }: Address & { seat: number; value: number }) => {
      lobbyOf(id).lobby.draft(seat, value);
      return true;
    },
  },
  subscription: { news: ({ lobby }: Address) => lobbyOf(lobby).news.follow() },
};

function openTopic() {
  const followers = new Set<(news: PeerNews) => void>();
  return {
    publish(news: PeerNews): void {
      for (const take of followers) take(news);
    },
    async *follow(): AsyncGenerator<{ news: PeerNews }, void, void> {
      let waiting: PeerNews[] = [];
      let wake = () => {};
      const take = (news: PeerNews) => {
        waiting.push(news);
        wake();
      };
      followers.add(take);
      try {
        for (;;) {
          if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          const taken = waiting;
          waiting = [];
          for (const news of taken) yield { news };
        }
      } finally {
        followers.delete(take);
      }
    },
  };
}

const server = createServer();
useServer({ schema, roots }, new WebSocketServer({ server, path: '/graphql' }));
listen(server);
