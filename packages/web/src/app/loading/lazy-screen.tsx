import { i18n } from '@lingui/core';
import { type ComponentType, lazy, useState } from 'react';
import { loadMessages, type MessageArea, type MessageId } from '../../messages/i18n.ts';

type Loader = () => Promise<ComponentType>;

const NOT_FETCHED: MessageId = 'shell.error.not-fetched';

/**
 * A screen whose code and messages are fetched when it is first shown, or earlier with `preload`. A screen that is
 * already loaded appears at once: React's own `lazy` would show the placeholder for a moment.
 */
export function lazyScreen(areas: readonly MessageArea[], load: Loader) {
  let arrived: ComponentType | undefined;

  async function preload(): Promise<void> {
    await fetchAll();
  }

  async function fetchAll() {
    const parts = Promise.all([load(), ...areas.map(loadMessages)]);
    const [screen] = await parts.catch((cause) => {
      throw new Error(i18n._(NOT_FETCHED), { cause });
    });
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
