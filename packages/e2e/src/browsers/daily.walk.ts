import { expect } from '@playwright/test';
import { BROWSERS, test } from './visitors.ts';

for (const browser of BROWSERS) {
  test(`${browser.name}: the result of today's film is still shown after a reload`, async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor(browser);
    await visitor.open('/');
    await visitor.press('link', /^Play today’s film/);
    await visitor.arriveAt('/game/daily');
    await visitor.moveRight('slider', /^Your guess/, 2);
    await visitor.press('button', /^Submit 5\.2/);
    await visitor.see('region', /^Your daily films/);
    const result = await visitor.readTitle();
    await visitor.reload();
    await visitor.see('region', /^Your daily films/);
    expect(await visitor.readTitle()).toBe(result);
  });
}
