import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import play from '../messages/en/play.json' with { type: 'json' };
import room from '../messages/en/room.json' with { type: 'json' };
import round from '../messages/en/round.json' with { type: 'json' };
import scores from '../messages/en/scores.json' with { type: 'json' };
import shell from '../messages/en/shell.json' with { type: 'json' };
import type { RoundPlay } from './parts/round-parts.tsx';
import { RoundView } from './round-view.tsx';

/** The text that a player reads, without elements. */
export function read(shown: RoundPlay): string {
  i18n.loadAndActivate({
    locale: 'en',
    messages: { ...play, ...room, ...round, ...scores, ...shell },
  });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RoundView play={shown} />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
