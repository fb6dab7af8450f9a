import { i18n } from '@lingui/core';
import { LANGUAGES, type Language } from '@outoften/rules/language';
import { prerender } from 'react-dom/static';
import { AddressRouter } from '../address/address-router.tsx';
import { memoryAddress } from '../address/address-source.ts';
import { bringMessages, type PageMessages, showLanguage } from '../messages/i18n.ts';
import { App } from './app.tsx';
import { documentTitle } from './page-effects.ts';
import { listAreas, preloadScreen, SCREEN_PATHS } from './screens.tsx';

/** The addresses of all screens. */
export const SCREENS_TO_RENDER = SCREEN_PATHS;

export const LANGUAGES_TO_RENDER: readonly Language[] = LANGUAGES;

/** A screen as a new visitor would see it. */
export type RenderedScreen = Readonly<{
  title: string;
  description: string;
  markup: string;
  messages: PageMessages;
}>;

export async function renderScreen(path: string, language: Language): Promise<RenderedScreen> {
  await showLanguage(language);
  await preloadScreen(path);
  const { prelude } = await prerender(
    <AddressRouter source={memoryAddress(path)}>
      <App />
    </AddressRouter>,
    // In one piece: React would otherwise send larger parts separately, with a script that moves them into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  return { ...(await describePage(path, language)), markup };
}

/** Renders the page for addresses that have no screen. */
export async function renderShell(language: Language): Promise<RenderedScreen> {
  await showLanguage(language);
  return { ...(await describePage('', language)), markup: '' };
}

/** Puts the texts of a language into the manifest that browsers read to install the app. */
export async function translateManifest(manifest: object, language: Language): Promise<object> {
  await showLanguage(language);
  const say = i18n._.bind(i18n);
  return {
    ...manifest,
    lang: language,
    description: say('shell.description'),
    shortcuts: [
      { name: say('shell.title.soloCreate'), url: '/game/solo-create' },
      { name: say('shell.title.daily'), url: '/game/daily' },
    ],
  };
}

async function describePage(path: string, language: Language) {
  const messages = await bringMessages(language, ['shell', ...listAreas(path)]);
  const say = i18n._.bind(i18n);
  return { title: documentTitle(path, say), description: say('shell.description'), messages };
}
