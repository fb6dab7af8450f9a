import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** Text for screen readers, outside the current scene. */
type Announcement = Readonly<{ id: number; text: string }>;

/** How many announcements stay in the page, so that none is removed before it was spoken. */
const KEPT = 3;

const store = createStore<Readonly<{ announcements: readonly Announcement[] }>>(() => ({
  announcements: [],
}));
let lastId = 0;

export const announcements = {
  subscribe: store.subscribe,
  get: (): readonly Announcement[] => store.getState().announcements,
};

/** Makes screen readers say the text after what they are saying now. The same text can be announced again. */
export function announce(text: string): void {
  lastId += 1;
  const kept = store.getState().announcements.slice(1 - KEPT);
  store.setState({ announcements: [...kept, { id: lastId, text }] });
}

/** Removes all announcements when their scene ends. */
export function forgetAnnouncements(): void {
  store.setState({ announcements: [] });
}

/**
 * Makes screen readers say the text when it appears and whenever it changes; undefined for nothing. The text enters the
 * page after all effects of the same render, so a focus that one of them moves is spoken first.
 */
export function useSpoken(words: string | undefined): void {
  const { locale } = useLingui().i18n;
  const before = useRef(locale);
  useEffect(() => {
    const isTranslated = before.current !== locale;
    before.current = locale;
    // What was said in one language is not said again in another.
    if (words !== undefined && !isTranslated) announce(words);
  }, [words, locale]);
}

/** Makes screen readers say a visible text when it changes, but not when it first appears. */
export function useSpokenChange(words: string | undefined): void {
  const [last, setLast] = useState({ words, hasChanged: false });
  if (last.words !== words) setLast({ words, hasChanged: true });
  useSpoken(last.hasChanged ? words : undefined);
}
