import { dateOfPuzzle, opensAt } from '@outoften/rules/daily/puzzle-dates';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { attemptsIn } from '@outoften/rules/room/seat-attempts';
import { hasPresence } from '@outoften/rules/room/seats/presence';
import { memorySource } from '@outoften/server/src/films/sources/memory-source.ts';
import { type Caller, ownerOfGuest } from '@outoften/server/src/identity/callers/caller.ts';
import { createPlayer } from '@outoften/server/src/players/create-player.ts';
import { aFilm } from '@outoften/server/testing/films/film-builder.ts';
import { aNewPlayer } from '@outoften/server/testing/players/player-builder.ts';
import {
  CREATE_SESSION,
  FILMS,
  JOIN,
  START,
} from '@outoften/server/testing/rooms/sessions-under-test.ts';
import { openWorkshop, startServer } from '../simulated-server.ts';
import { DAILY, NEW_BROWSER, openBrowserUnderTest, SOLO_BESTS } from './browser-under-test.ts';
import {
  type Act,
  type Facts,
  guestsIn,
  NEW,
  OWN,
  rowsOf,
  type World,
} from './identity-state-under-test.ts';
import { openSnapshots, type StoreSnapshot } from './store-snapshots-under-test.ts';

const [ANA, BOB] = ['host-ana', 'host-bob'] as const;
const NOW = opensAt(DAILY.number) + 1000;

function accountCaller(subject: string): Caller {
  const account = { subject, issuer: 'simulation', email: undefined, emailVerified: false };
  return { type: 'account', account, owner: subject, isOurs: true };
}

function callerOf(token: string | undefined): Caller {
  const [kind, name] = token?.replace('Bearer ', '').split(' ') ?? [];
  if (kind === 'account' && name !== undefined) return accountCaller(name);
  if (kind !== 'guest' || name === undefined) return { type: 'anonymous' };
  return { type: 'guest', owner: ownerOfGuest(name), walkIns: 'host' };
}

/** A room in an open round that waits for its players, and one person with two browsers before its door. */
export async function openIdentityWorld() {
  const workshop = await openWorkshop();
  const { db } = workshop;
  const server = await startServer({
    ...workshop,
    films: memorySource(FILMS),
    random: () => 0,
    startsAt: NOW,
    onNews: () => {},
  });
  for (const [name, owner] of [
    ['Ana', ANA],
    ['Bob', BOB],
    ['Olive', OWN],
  ] as const) {
    await createPlayer(db, aNewPlayer(name, { owner: owner, userPoolId: owner }));
  }
  await addAccount(OWN);
  const film = aFilm({ id: DAILY.filmId });
  await db
    .insertInto('daily_puzzle')
    .values({
      number: DAILY.number,
      date: dateOfPuzzle(DAILY.number),
      film_id: film.id,
      film: JSON.stringify(film),
      review_id: film.reviews[0]?.id ?? '',
      rating: film.rating,
      published_at: 1,
    })
    .execute();
  const opened = await ask(ANA, CREATE_SESSION, {
    settings: { is_audience_session: true, max_players: 8 },
  });
  const { code, public_session_id: roomId } = opened.createOutOfTenSession;
  for (const host of [ANA, BOB]) await ask(host, JOIN, { code, asAudience: false });
  await server.pass(2000);
  await ask(ANA, START, { id: roomId });
  const snapshots = await openSnapshots({ db, keeper: server.running().rooms.keeper, roomId });
  const browser = await openBrowserUnderTest({ send, now: NOW, code: code as RoomCode });

  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what its answer contains.
  async function ask(owner: string, query: string, variables: object): Promise<any> {
    const { data, errors } = await server.answer({
      query,
      variables,
      caller: accountCaller(owner),
    });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async function addAccount(id: string): Promise<void> {
    const times = { verified_at: 1, created_at: 1 };
    const row = { id, email: `${id}@example.com`, password_hash: null, ...times };
    await db.insertInto('account').values(row).execute();
  }

  async function send(url: string, { body, headers }: RequestInit): Promise<Response> {
    const request = JSON.parse(typeof body === 'string' ? body : '{}');
    if (url === '/guest/token') {
      return Response.json({ access_token: `guest ${request.guest_id}`, renew_after: 1000 });
    }
    if (url !== '/graphql') return new Response(null, { status: 503 });
    const token = new Headers(headers).get('authorization') ?? undefined;
    const { query, variables } = request;
    return Response.json(await server.answer({ query, variables, caller: callerOf(token) }));
  }

  const start: World = {
    store: await snapshots.take(),
    browsers: [NEW_BROWSER, NEW_BROWSER],
    facts: { guessed: [], daily: [], signedUp: false, deleted: [] },
  };
  /** What the store contains now. */
  let present = start.store;

  /** The state after an act. Throws if the act breaks a rule. */
  async function after(before: World, act: Act, path: string): Promise<World> {
    try {
      return await tryAct(before, act);
    } catch (fault) {
      throw new Error(`after${path} ${act}: ${String(fault)}`, { cause: fault });
    }
  }

  async function tryAct(before: World, act: Act): Promise<World> {
    const [shown, other] = before.browsers;
    if (act === 'other device') return { ...before, browsers: [other, shown] };
    if (act === 'second tab') {
      const [tab, otherTab] = shown.tabs;
      return { ...before, browsers: [{ ...shown, tabs: [otherTab, tab] }, other] };
    }
    browser.show(shown);
    if (!isOffered(before, act)) return before;
    await snapshots.putBack(before.store, present);
    present = before.store;
    const changes = await snapshots.countChanges();
    const facts = await actWith(before, act);
    await server.settle();
    if ((await snapshots.countChanges()) !== changes) present = await snapshots.take();
    const gone = facts.deleted.filter((name) => !before.facts.deleted.includes(name));
    const stored = { ...browser.read(shown), deletedHere: [...shown.deletedHere, ...gone] };
    const done = { store: present, browsers: [stored, other], facts } as const;
    check(done, act);
    return done;
  }

  function isOffered({ facts }: World, act: Act): boolean {
    const subject = browser.subject();
    switch (act) {
      case 'sign in':
        return subject === undefined && !facts.deleted.includes(OWN);
      case 'sign up':
        return subject === undefined && !facts.signedUp;
      case 'sign out':
      case 'delete':
        return subject !== undefined;
      case 'join':
        return !browser.isInRoom();
      case 'guess':
        return browser.isInRoom() || !browser.hasDaily();
      case 'reload':
        return browser.isInRoom() || subject !== undefined;
      default:
        return true;
    }
  }

  async function actWith({ store, facts }: World, act: Act): Promise<Facts> {
    const guest = browser.guestId();
    const subject = browser.subject();
    const own = subject ?? (guest && ownerOfGuest(guest));
    switch (act) {
      case 'join':
        await browser.join(freeNameIn(store));
        return facts;
      case 'watch':
        if (browser.isInRoom()) {
          await browser.load();
          await browser.leaveAudience();
        } else await browser.watch();
        return facts;
      case 'guess': {
        await browser.load();
        const inside = browser.roomState();
        if (inside.phase !== 'inside') return playDaily(facts, subject);
        if (own === undefined) return facts;
        const earlier = guessersIn(store).length;
        const guessed = await browser.guess();
        const isCounted = guessersIn(await snapshots.take()).length > earlier;
        if (isCounted && facts.guessed.includes(own)) throw new Error('a film is guessed twice');
        if (!guessed.ok && !facts.guessed.includes(own) && inside.own !== undefined) {
          throw new Error(`an open seat cannot be played: ${guessed.refusal}`);
        }
        return isCounted ? { ...facts, guessed: [...facts.guessed, own] } : facts;
      }
      case 'sign in': {
        const after = signedIn(facts, { guest: own, account: OWN });
        await browser.signInAs(OWN);
        return after;
      }
      case 'sign up': {
        const after = signedIn(facts, { guest: own, account: NEW });
        await addAccount(NEW);
        await browser.signUpAs(NEW, 'Nell');
        return { ...after, signedUp: true };
      }
      case 'reload':
        await browser.load();
        return facts;
      case 'sign out':
        await browser.signOut();
        return facts;
      case 'delete': {
        await browser.deleteData();
        const isOther = (one: string) => one !== subject;
        return {
          ...facts,
          guessed: facts.guessed.filter(isOther),
          daily: facts.daily.filter(isOther),
          deleted: [...facts.deleted, subject ?? ''],
        };
      }
      default:
        return facts;
    }
  }

  async function playDaily(facts: Facts, subject: string | undefined): Promise<Facts> {
    if (browser.hasDaily()) return facts;
    if (subject !== undefined && facts.daily.includes(subject)) {
      throw new Error('a daily is offered twice');
    }
    await browser.playDaily();
    // A device that does not know yet that its account was deleted.
    const isGuest = subject === undefined || facts.deleted.includes(subject);
    return isGuest ? facts : { ...facts, daily: [...facts.daily, subject] };
  }

  /** The facts after the sign-in, from what the browser has before it. */
  function signedIn(
    facts: Facts,
    { guest, account }: Readonly<{ guest: string | undefined; account: string }>,
  ): Facts {
    const isMoved = guest !== undefined && facts.guessed.includes(guest);
    const others = facts.guessed.filter((one) => one !== guest && one !== account);
    const isIn = isMoved || facts.guessed.includes(account);
    const isPlayed = browser.hasDailyFor(account) && !facts.daily.includes(account);
    return {
      ...facts,
      guessed: isIn ? [...others, account] : others,
      daily: isPlayed ? [...facts.daily, account] : facts.daily,
    };
  }

  /** The names in the store of all whose guess counts in the open round, once for each guess. */
  function guessersIn(store: StoreSnapshot): readonly string[] {
    const { room } = store;
    const members = rowsOf(store, 'audience_member');
    return [
      ...attemptsIn(room.progress).flatMap(({ seat, guess }) =>
        guess === undefined ? [] : [room.seats.find(({ id }) => id === seat)?.owner ?? ''],
      ),
      ...rowsOf(store, 'audience_guess').map(({ member_id }) =>
        String(members.find(({ id }) => id === member_id)?.owner),
      ),
    ];
  }

  function check({ store, facts, browsers }: World, act: Act): void {
    const subject = browser.subject();
    const guest = browser.guestId();
    if (JSON.stringify(browser.soloBests()) !== JSON.stringify(SOLO_BESTS)) {
      throw new Error('solo bests are lost');
    }
    const playable = new Set<string>([ANA, BOB, OWN, ...(facts.signedUp ? [NEW] : [])]);
    for (const name of facts.deleted) playable.delete(name);
    const asGuests = browsers.filter(
      ({ local }) => !local['out-of-ten.session']?.includes('access'),
    );
    for (const owner of guestsIn(asGuests)) playable.add(owner);
    for (const seat of store.room.seats) {
      if (hasPresence(seat) && !playable.has(seat.owner)) throw new Error('a seat is dead');
    }
    for (const { owner } of rowsOf(store, 'audience_member')) {
      if (!playable.has(String(owner))) throw new Error('an audience place is dead');
    }
    const guessers = guessersIn(store);
    const left = rowsOf(store, 'withdrawn_guess');
    const withdrawn = left.flatMap(({ owner, was_made }) => (was_made === 1 ? [owner] : []));
    for (const owner of playable) {
      const count = guessers.filter((one) => one === owner).length;
      if (count > 1) throw new Error('one person has two guesses');
      // Who leaves the audience takes the guess out of the round, and cannot make another.
      const isOut = withdrawn.includes(owner);
      if (count === 0 && !isOut && facts.guessed.includes(owner))
        throw new Error('a guess is lost');
    }
    const kept = rowsOf(store, 'daily_result').map(({ owner }) => owner);
    for (const owner of facts.daily) {
      if (!kept.includes(owner)) throw new Error('a daily is lost on the server');
      // A tab that enters a room merges its dailies later.
      const isMerged = subject === owner && act !== 'join' && act !== 'watch';
      if (isMerged && !browser.hasDaily()) throw new Error('a daily is lost in the browser');
    }
    for (const name of facts.deleted) {
      if ([...store.rows.values()].some((rows) => rows.includes(name))) {
        throw new Error(`the store remembers ${name}`);
      }
    }
    const { deletedHere, ...stored } = browsers[0];
    for (const name of deletedHere) {
      if (JSON.stringify(stored).includes(name)) throw new Error(`the browser remembers ${name}`);
    }
    if (subject !== undefined && guest !== undefined && !facts.deleted.includes(subject)) {
      throw new Error('a guest stays beside an account');
    }
  }

  return { start, after, close: server.close };
}

/** A name that no guest in the room has. */
function freeNameIn({ rows }: StoreSnapshot): string {
  return rows.get('walk_in')?.includes('Phoebe') ? 'Lars' : 'Phoebe';
}
