import { type ComponentType, lazy, useState } from 'react';
import { loadMessages, type MessageArea } from '../messages/i18n.ts';

type Loader = () => Promise<ComponentType>;

/**
 * A screen that is fetched with the messages of its areas when it is first shown, or ahead of that by `preload`. One that is already
 * here shows at once, without the pause that React gives to anything it has to wait for.
 */
export function lazyScreen(areas: readonly MessageArea[], load: Loader) {
  let arrived: ComponentType | undefined;

  async function preload(): Promise<void> {
    await fetchAll();
  }

  async function fetchAll() {
    const [screen] = await Promise.all([load(), ...areas.map(loadMessages)]);
    arrived = screen;
    return { default: screen };
  }

  const Waiting = lazy(fetchAll);

  function Screen() {
    const [Shown] = useState<ComponentType>(() => arrived ?? Waiting);
    return <Shown />;
  }

  return Object.assign(Screen, { areas, preload });
}
