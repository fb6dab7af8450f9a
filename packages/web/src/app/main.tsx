import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../ui/base.css';
import { startMessages } from '../messages/i18n.ts';
import { App } from './app.tsx';
import { keepPageDressed } from './dressed-page.ts';
import { preloadScreen } from './screens.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');

startMessages();
keepPageDressed();
// The address of the start page is kept for the landing page, which is served there ready made.
if (location.pathname === '/') history.replaceState(null, '', '/landing');

// What was rendered ahead of time stays in place until the screen behind it has been fetched.
// One that cannot be fetched is for the error screen to tell.
await preloadScreen(location.pathname).catch(() => undefined);

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstElementChild === null) createRoot(root).render(app);
else hydrateRoot(root, app);
