import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Language } from '@outoften/rules/language';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { AddressRouter, useAddress } from '../src/address/address-router.tsx';
import { memoryAddress } from '../src/address/address-source.ts';
import { loadMessages, type MessageArea, showLanguage } from '../src/messages/i18n.ts';

/** All areas of messages, so that a test need not change when a component uses another one. */
const AREAS: readonly MessageArea[] = [
  'audience',
  'daily',
  'home',
  'join',
  'lobby',
  'offline',
  'pages',
  'play',
  'player',
  'room',
  'round',
  'scores',
  'settings',
  'shell',
  'solo',
  'stage',
];

type ShowOptions = Readonly<{
  language?: Language;
  /** The address at which the component is shown. */
  path?: string;
}>;

type Shown = Readonly<{
  container: HTMLElement;
  /** Replaces the element by another one. */
  rerender: (element: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}>;

/** Renders an element as the app does: with messages, a router and the notice board. */
export async function show(element: ReactNode, options: ShowOptions = {}): Promise<Shown> {
  const { language = 'en', path = '/' } = options;
  await Promise.all(AREAS.map(loadMessages));
  await showLanguage(language);
  document.documentElement.lang = language;
  const source = memoryAddress(path);
  const wrap = (content: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <AddressRouter source={source}>
        {content}
        <Address />
      </AddressRouter>
    </I18nProvider>
  );
  const shown = await render(wrap(element));
  await document.fonts.ready;
  const { container, unmount } = shown;
  return { container, unmount, rerender: (next) => shown.rerender(wrap(next)) };
}

let address = '/';

/** Returns the router's address, with search and hash. */
export function shownAddress(): string {
  return address;
}

function Address() {
  const { pathname, search, hash } = useAddress();
  address = `${pathname}${search}${hash}`;
  return null;
}
