import '../ui/base.css';
import type { Language } from '@outoften/rules/language';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AddressRouter } from '../address/address-router.tsx';
import { browserAddress } from '../address/address-source.ts';
import { showLanguage, shownLanguage, takePageMessages } from '../messages/i18n.ts';
import { fetchPageMessages, ownLanguage, tellServer } from '../messages/own-language.ts';
import type { SavedDataState } from '../saved-data/saved-data-store.ts';
import { followOtherTabs, savedData } from '../saved-data/use-saved-data.ts';
import { watchSteps } from '../ui/acts/history-steps.ts';
import { guardPresses } from '../ui/page/guard-presses.ts';
import { App } from './app.tsx';
import { stopKeepingPresses } from './early-presses.ts';
import { watchLostScripts } from './error-boundary.tsx';
import { preloadScreen } from './screens.tsx';
import { keepPageDressed, returnQuietly } from './start-page.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

// Before the first wait, because changes that another tab saves meanwhile are not sent again.
followOtherTabs();
keepPageDressed();
watchLostScripts();
guardPresses(window);

const page = await fetchPageMessages();
if (page !== undefined) takePageMessages(page);
const { language } = savedData.getState().data.settings;
if (language !== undefined) tellServer(language);
// If the messages of another language cannot be loaded, the page keeps its own.
await showLanguage(ownLanguage(language)).catch(() => showLanguage(page?.language ?? 'en'));
followLanguage(language);
watchSteps(window);
// The server sends the landing page at the root address.
if (location.pathname === '/') history.replaceState(null, '', '/landing');

const hasReturned = await returnQuietly();

// The prerendered page stays until its screen has been fetched. If that fails, the error screen reports it.
await preloadScreen(location.pathname).catch(() => undefined);

const app = (
  <StrictMode>
    <AddressRouter source={browserAddress(window)}>
      <App />
    </AddressRouter>
  </StrictMode>
);

// A page can have the wrong language if it came from a cache or the language cookie was lost.
const isOwnPage = !hasReturned && page?.language === shownLanguage();
// Browsers that translate pages wrap each text in <font>.
const isTranslated = root.querySelector('font') !== null;
const isTakenOver = root.firstElementChild !== null && isOwnPage && !isTranslated;
stopKeepingPresses();
if (isTakenOver) hydrateRoot(root, app);
else createRoot(root).render(app);

/**
 * Shows the language that is chosen in another tab, even if it was chosen after `setting` was read. If its messages
 * cannot be loaded, the page keeps its language.
 */
function followLanguage(setting: Language | undefined): void {
  let followed = setting;
  const follow = ({ data }: SavedDataState) => {
    const { language } = data.settings;
    if (language === followed) return;
    followed = language;
    showLanguage(ownLanguage(language)).catch(() => undefined);
  };
  follow(savedData.getState());
  savedData.subscribe(follow);
}
