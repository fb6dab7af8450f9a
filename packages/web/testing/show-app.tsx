import type { Language } from '@outoften/rules/language';
import { App } from '../src/app/app.tsx';
import { show } from './show.tsx';

/** Renders the whole app at an address. */
export function showApp(path: string, language: Language = 'en') {
  return show(<App />, { path, language });
}
