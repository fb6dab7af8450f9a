import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

/** Tells readers of all kinds in which language the page is. */
export function useDocumentLanguage(): void {
  const { locale } = useLingui().i18n;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
