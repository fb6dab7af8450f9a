import { BROWSERS, test } from './visitors.ts';

for (const browser of BROWSERS) {
  test(`${browser.name}: a newcomer plays a film from the landing page to its result`, async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor(browser);
    await visitor.open('/');
    await visitor.press('link', /^Play as guest/);
    await visitor.arriveAt('/game/home');
    await visitor.press('link', /^Solo Game/);
    await visitor.press('button', /^Play 5 films$/);
    await visitor.see('button', /^Submit 5\.0/);
    await visitor.moveRight('slider', /^Your guess/, 3);
    await visitor.press('button', /^Submit 5\.3/);
    await visitor.see('region', /^How you got your points/);
    await visitor.see('button', /^Next film/);
  });
}
