import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DEFAULT_SETTINGS, type LobbySettings } from '@outoften/rules/room/lobby-settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import room from '../messages/en/room.json' with { type: 'json' };
import scores from '../messages/en/scores.json' with { type: 'json' };
import stage from '../messages/en/stage.json' with { type: 'json' };
import { aView } from '../room/testing/view-under-test.ts';
import { StageLobby } from './stage-lobby.tsx';

/** The text on a television for a lobby in which Ana and Ben have seats. */
function read(settings: Partial<LobbySettings>): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...room, ...scores, ...stage } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StageLobby
        play={{
          view: aView({
            progress: { phase: 'lobby' },
            meta: { settings: { ...DEFAULT_SETTINGS, ...settings } },
          }),
          film: undefined,
          audience: { members: 0, guessed: 0, reactions: {} },
          house: undefined,
          played: [],
          clock: () => 0,
          joinAddress: { url: 'https://example.com/join/BCDFG', host: 'example.com' },
        }}
      />
    </I18nProvider>,
  );
}

test('while a seat is free the stage asks people to take one', () => {
  const words = read({ maxPlayers: 3, isAudienceSession: true });
  expect(words).toContain('Take a seat');
  expect(words).not.toContain('Every seat is taken.');
});

test('free seats are drawn beside the taken ones, and counted beyond twelve', () => {
  const words = read({ maxPlayers: 8 });
  expect(words).toContain('2 of 8 seats taken.');
  expect(words.match(/>Free</g)).toHaveLength(6);
  const many = read({ maxPlayers: 20 });
  expect(many.match(/>Free</g)).toHaveLength(10);
  expect(many).toContain('8 more seats are free.');
});

test('the stage points to the warm-up on the phones', () => {
  expect(read({})).toContain('Warm up on your phone: whose poster is behind the curtain?');
});

test('if all seats are taken the stage says so, and invites no one', () => {
  const words = read({ maxPlayers: 2 });
  expect(words).toContain('Every seat is taken.');
  expect(words).not.toMatch(/Take a seat|example\.com/);
});

test('if all seats are taken and there is an audience, the stage asks people to join that', () => {
  const words = read({ maxPlayers: 2, isAudienceSession: true });
  expect(words).toContain('Every seat is taken.');
  expect(words).toContain('Join the audience');
  expect(words).not.toContain('Take a seat');
});
