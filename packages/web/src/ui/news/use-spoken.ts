import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { announce } from './announcements.ts';

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
