import { i18n } from '@lingui/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { startMessages } from '../messages/i18n.ts';
import { App } from './app.tsx';
import { documentTitle } from './document-title.ts';
import { preloadScreen, SCREEN_PATHS } from './screens.ts';

/** The addresses of all screens. */
export const SCREENS_TO_RENDER: readonly string[] = Object.keys(SCREEN_PATHS);

/** A screen as a new visitor would see it. */
export type RenderedScreen = Readonly<{ title: string; markup: string }>;

export async function renderScreen(path: string): Promise<RenderedScreen> {
  startMessages();
  await preloadScreen(path);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // In one piece: React would put larger parts aside, to be moved to their place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const title = documentTitle(path, (id, values) => i18n._(id, values));
  return { title, markup: await new Response(prelude).text() };
}
