import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import shipped from '../../public/music/manifest.json' with { type: 'json' };
import { parseMusicManifest } from '../audio/music-manifest.ts';
import pages from '../messages/en/pages.json' with { type: 'json' };
import { SOUNDFONT_ADDRESS, SOUNDFONT_LICENCE_ADDRESS } from './credits.tsx';
import { MusicCredits } from './sources-screen.tsx';

function credits(manifest: unknown): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...pages } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MusicCredits tracks={parseMusicManifest(manifest)} />
    </I18nProvider>,
  );
}

test('a recording in the manifest is credited with its licence and its source', () => {
  const added = {
    id: 'late-show',
    title: 'Late Show',
    composer: 'Ana Solo',
    licence: 'CC BY-SA 4.0',
    source: 'https://example.com/late-show',
    file: 'late-show.ogg',
  };
  const markup = credits([...shipped, added]);
  expect(markup.match(/<li>/g)).toHaveLength(shipped.length + 1);
  expect(markup).toContain('Late Show');
  expect(markup).toContain('by Ana Solo');
  expect(markup).toContain(
    '<a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>',
  );
  expect(markup).toContain('<a href="https://example.com/late-show">');
});

test('a source or licence without an address has no link', () => {
  const markup = credits([
    {
      id: 'a',
      title: 'A',
      composer: 'B',
      licence: 'Ours',
      source: 'javascript:alert(1)',
      file: 'a.mp3',
    },
  ]);
  expect(markup).toContain('Ours');
  expect(markup.match(/<a /g)).toHaveLength(2);
  expect(markup).not.toContain('javascript');
});

test('the page says if there is no music', () => {
  expect(credits([])).toContain('No music is part of this game');
});

test('our own music is credited without the paths of its scores', () => {
  expect(credits(shipped)).not.toMatch(/packages\/|\.ts\b/);
});

test('the soundfont is credited, with the licence that is published with the music', () => {
  const markup = credits(shipped);
  expect(markup).toContain(`<a href="${SOUNDFONT_ADDRESS}">MuseScore_General</a>`);
  expect(markup).toContain('<a href="/music/soundfont-licence.txt">licence</a>');
  const notice = readFileSync(join(import.meta.dirname, '../../public', SOUNDFONT_LICENCE_ADDRESS));
  expect(notice.toString()).toContain('MuseScore_General SoundFont (MIT');
});
