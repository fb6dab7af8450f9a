import { formatAvatar } from '@outoften/rules/player/avatar';
import { formatFace } from '@outoften/rules/player/face';
import { demandAccount } from '../../identity/callers/permissions.ts';
import { type Builder, formatTime } from '../../platform/graphql/schema-builder.ts';
import type { PlayerTypes } from '../../players/player-types.ts';
import type { OwnAudienceGuess, OwnMembership, OwnSeat } from '../../rooms/api/guests/own-rooms.ts';
import {
  collectOwnData,
  type DrawnFilm,
  deleteOwnData,
  type OwnData,
  type StoredAccount,
} from './own-data.ts';

/** Adds `exportMyData` and `deleteMyData`. */
export function addOwnDataOperations(builder: Builder, types: PlayerTypes): void {
  const myData = addMyDataType(builder, types);
  builder.queryField('exportMyData', (t) =>
    t.field({
      type: myData,
      description: 'All data that is kept about the caller’s account.',
      resolve: (_root, _args, context) => collectOwnData(context.db, demandAccount(context)),
    }),
  );
  builder.mutationField('deleteMyData', (t) =>
    t.boolean({
      description:
        'Removes all data of the caller’s account, and the account itself if this server keeps it. This cannot be undone.',
      resolve: async (_root, _args, context) => {
        const caller = demandAccount(context);
        await deleteOwnData(context, caller);
        const { address, onAccessEnded, reportEvent } = context;
        reportEvent('account-deleted', { address, account: caller.owner });
        const { subject } = caller.account;
        // The answer may travel over a connection that this closes, so it is sent first.
        if (caller.isOurs) setImmediate(() => onAccessEnded(subject));
        return true;
      },
    }),
  );
}

function addMyDataType(builder: Builder, { player, reservedName }: PlayerTypes) {
  const account = addStoredAccountType(builder);
  const drawnFilm = builder.objectRef<DrawnFilm>('DrawnMovie').implement({
    fields: (t) => ({
      movie_id: t.exposeID('filmId'),
      drawnAt: t.string({ resolve: ({ drawnAt }) => formatTime(drawnAt) }),
    }),
  });
  const seat = addSeatType(builder);
  const membership = addMembershipType(builder);
  return builder.objectRef<OwnData>('MyData').implement({
    fields: (t) => ({
      user_pool_id: t.string({ resolve: ({ caller }) => caller.account.subject }),
      issuer: t.string({
        description: 'The issuer of the account.',
        resolve: ({ caller }) => caller.account.issuer,
      }),
      account: t.field({
        type: account,
        nullable: true,
        description: 'Null if another issuer keeps it.',
        resolve: (data) => data.account ?? null,
      }),
      player: t.field({
        type: player,
        nullable: true,
        resolve: (data) => data.player ?? null,
      }),
      reserved_names: t.field({
        type: [reservedName],
        resolve: ({ reservedNames }) => [...reservedNames],
      }),
      drawn_movies: t.field({
        type: [drawnFilm],
        description:
          'The films drawn last, which new draws avoid. Films in open rounds of the account are left out.',
        resolve: ({ drawnFilms }) => [...drawnFilms],
      }),
      daily_results: t.field({
        type: ['DailyResult'],
        description: 'Results whose film is in an open round of the account are left out.',
        resolve: ({ dailyResults }) => [...dailyResults],
      }),
      seats: t.field({
        type: [seat],
        description: 'Seats in sessions, which are removed two hours after their last activity.',
        resolve: ({ seats }) => [...seats],
      }),
      audience: t.field({
        type: [membership],
        resolve: ({ memberships }) => [...memberships],
      }),
    }),
  });
}

function addSeatType(builder: Builder) {
  return builder.objectRef<OwnSeat>('MySeat').implement({
    fields: (t) => ({
      connection_id: t.id({ resolve: ({ seat }) => seat.id }),
      session_code: t.exposeString('code'),
      player_name: t.string({ resolve: ({ seat }) => seat.name }),
      avatar_url: t.string({ resolve: ({ seat }) => formatFace(seat.avatar) }),
      player_score: t.int({ resolve: ({ seat }) => seat.totals.score }),
      owner: t.string({ resolve: ({ seat }) => seat.owner }),
    }),
  });
}

function addMembershipType(builder: Builder) {
  const guess = builder.objectRef<OwnAudienceGuess>('MyAudienceGuess').implement({
    fields: (t) => ({
      round_id: t.exposeID('roundId'),
      guess_value: t.float({ resolve: ({ value }) => value / 10 }),
      guessedAt: t.string({ resolve: ({ guessedAt }) => formatTime(guessedAt) }),
    }),
  });
  return builder.objectRef<OwnMembership>('MyAudienceMembership').implement({
    description: 'A place in the audience of a session.',
    fields: (t) => ({
      connection_id: t.exposeID('id'),
      player_name: t.exposeString('name'),
      avatar_url: t.string({ resolve: ({ avatar }) => formatAvatar(avatar) }),
      player_score: t.exposeInt('score'),
      joinedAt: t.string({ resolve: ({ joinedAt }) => formatTime(joinedAt) }),
      guesses: t.field({ type: [guess], resolve: ({ guesses }) => [...guesses] }),
    }),
  });
}

function addStoredAccountType(builder: Builder) {
  return builder.objectRef<StoredAccount>('MyAccount').implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      verifiedAt: t.string({
        nullable: true,
        description: 'When the address was proved; null before that.',
        resolve: ({ verifiedAt }) => (verifiedAt === undefined ? null : formatTime(verifiedAt)),
      }),
      createdAt: t.string({ resolve: ({ createdAt }) => formatTime(createdAt) }),
      has_password: t.exposeBoolean('hasPassword'),
      social_issuers: t.stringList({
        description: 'The providers of social accounts that open it.',
        resolve: ({ socialIssuers }) => [...socialIssuers],
      }),
    }),
  });
}
