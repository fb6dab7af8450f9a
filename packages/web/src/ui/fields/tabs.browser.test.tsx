import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'game', label: 'Game', content: <p>How it goes</p> },
  { id: 'policies', label: 'Policies', content: <p>What is kept</p> },
  { id: 'roadmap', label: 'Roadmap', content: <p>What comes next</p> },
] as const;

function Kept() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('game');
  return (
    <main>
      <h1>Tabs</h1>
      <Tabs label="Parts" tabs={TABS} selected={selected} onSelect={setSelected} />
    </main>
  );
}

function tab(name: string) {
  return page.getByRole('tab', { name });
}

async function expectShown(name: string, content: string): Promise<void> {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel')).toMatchTextContent(content);
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName(name);
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
}

test('a press shows the panel of a tab and hides the others', async () => {
  await show(<Kept />);
  await expectShown('Game', 'How it goes');
  await tab('Roadmap').click();
  await expectShown('Roadmap', 'What comes next');
  await expectAccessible('tabs');
});

test('arrow keys move along the row of tabs, and Tab moves to the panel', async () => {
  await show(<Kept />);
  await userEvent.tab();
  await expect.element(tab('Game')).toHaveFocus();
  for (const [key, name, content] of [
    ['{ArrowRight}', 'Policies', 'What is kept'],
    ['{End}', 'Roadmap', 'What comes next'],
    ['{ArrowRight}', 'Game', 'How it goes'],
    ['{ArrowLeft}', 'Roadmap', 'What comes next'],
    ['{Home}', 'Game', 'How it goes'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expectShown(name, content);
  }
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
});
