import { openRoomFor } from './guest-room.ts';
import type { Visitor } from './visitor.ts';
import { BROWSERS, test } from './visitors.ts';

for (const browser of BROWSERS) {
  test(`${browser.name}: a friend takes a seat with one field and one tap, and the host's page shows it without a reload`, async ({
    newVisitor,
    request,
  }) => {
    const ana = await newVisitor(browser);
    const bea = await newVisitor(browser);
    const code = await openRoomFor(ana, request);
    await takeSeat(ana, { code, name: 'Ana' });
    await ana.arriveAt('/game/host-waiting');
    await ana.see('heading', /^1 of 8 seats taken/);

    await takeSeat(bea, { code, name: 'Bea' });
    await bea.read(/^Waiting for /);
    await ana.see('heading', /^2 of 8 seats taken/);
    await ana.read(/Bea/);

    await ana.press('button', /^Start/);
    for (const visitor of [ana, bea]) {
      await visitor.read(/Round 1 of 3/);
      await visitor.see('slider', /^Your guess/);
    }
  });
}

async function takeSeat(
  visitor: Visitor,
  { code, name }: Readonly<{ code: string; name: string }>,
): Promise<void> {
  await visitor.open(`/join/${code}`);
  await visitor.type('textbox', /^Your name/, name);
  await visitor.press('button', /^Take a seat/);
}
