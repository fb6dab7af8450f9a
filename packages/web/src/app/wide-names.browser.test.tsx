import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setSize } from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { show } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { RoomShown } from '../join/room-shown.tsx';
import { FriendsView } from '../lobby/create-room.tsx';
import { SeatRows } from '../lobby/lobby.tsx';
import { PodiumHeading } from '../podium/podium-heading.tsx';
import { Podium } from '../podium/podium-view.tsx';
import { usePodium } from '../podium/use-podium.ts';
import { aResult, aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { aView } from '../room/testing/view-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { GuesserRow } from '../scores/guessers/guesser-row.tsx';
import { guessersOf } from '../scores/guessers/guessers.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';
import { TitleList } from '../scores/titles/title-list.tsx';

installStubServer();
forgetSavedData();

const WIDE = 'W'.repeat(20);
const ROOM = 'W'.repeat(40);

const names = ['A', 'B', 'C', 'D'].map((last) => `${WIDE.slice(1)}${last}`);
const seats = names.map((name, order) => aSeat(name, { order, score: 9000 - order, error: 20 }));
const own = seatId(names[0] ?? WIDE);
const results = names.map((name) => ({ ...aResult(name, { guess: 77 }), beatHouse: true }));
const { meta } = aView({ progress: { phase: 'lobby' } });

const BOARDS: readonly Readonly<{ board: string; element: ReactElement }>[] = [
  {
    board: 'the standings',
    element: (
      <StandingsList
        rows={standingRows(seats, { own, round: { number: 2, results } })}
        house={{ score: 8000, guesses: 5 }}
      />
    ),
  },
  { board: 'the guessers', element: <GuesserRow guessers={guessersOf(seats, own)} /> },
  { board: 'the seats of the lobby', element: <SeatRows seats={seats} meta={meta} own={own} /> },
  {
    board: 'the view of friends',
    element: <FriendsView roomName={ROOM} host={{ name: WIDE, avatar: FIRST_AVATAR }} seats={4} />,
  },
  {
    board: 'the titles',
    element: (
      <TitleList
        titles={[
          { title: 'optimist', seat: seatId(names[1] ?? WIDE), distance: 14 },
          { title: 'wolf', seat: seatId(names[2] ?? WIDE), distance: 20 },
        ]}
        seats={seats}
        own={own}
      />
    ),
  },
  { board: 'the podium', element: <WidePodium /> },
  {
    board: 'the room on the join screen',
    element: (
      <RoomShown
        invitation={{
          roomName: ROOM,
          host: { name: WIDE, avatar: FIRST_AVATAR },
          players: names.map((name) => ({ name, avatar: FIRST_AVATAR })),
          seats: 4,
          code: meta.code,
          isFull: true,
          hasAudience: true,
          audience: 0,
          place: 'audience',
        }}
      />
    ),
  },
];

function WidePodium() {
  const shown = usePodium({ seats, own, endedAt: undefined, clock: () => 0, canSkip: false });
  return <Podium show={shown} heading={<PodiumHeading show={shown} />} note={() => undefined} />;
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

/** Elements whose text is beside their box, or that reach past the screen. */
function findOverflows(width: number): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('.visually-hidden, svg')) return [];
    // The light on the winner is wider than the step.
    if (element.querySelector(':scope > i:empty') !== null) return [];
    const { left, right } = element.getBoundingClientRect();
    const isOutside = left < -1 || right > width + 1;
    const { display, overflowX } = getComputedStyle(element);
    const isOverflowing =
      display !== 'inline' &&
      overflowX === 'visible' &&
      element.scrollWidth > element.clientWidth + 1;
    return isOutside || isOverflowing ? [`${element.className}: ${element.textContent}`] : [];
  });
}

test.each(BOARDS.flatMap((each) => SIZES.map((size) => ({ ...each, ...size }))))(
  'the widest names fit in $board at $width',
  async ({ element, width, height }) => {
    await setSize({ width, height });
    await show(<main>{element}</main>);
    await expect.element(page.getByText(/W{15}/).first()).toBeInTheDocument();
    await expect.poll(() => findOverflows(width)).toEqual([]);
  },
);

test.each(SIZES)('the widest name fits in the header at $width', async ({ width, height }) => {
  const { userData } = savedData.getState().data;
  savedData.save({ userData: { ...userData, walkIn: { name: WIDE, avatar: FIRST_AVATAR } } });
  await setSize({ width, height });
  await showApp('/game/home');
  const card = page.getByRole('banner').getByText(WIDE);
  await expect.element(card).toBeVisible();
  expect(card.element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
