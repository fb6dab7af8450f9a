import { type APIRequestContext, expect } from '@playwright/test';
import { callApi } from '../steps/account.ts';
import type { Visitor } from './visitor.ts';

/** Opens a room through the API, for the guest of the visitor's browser. Resolves to the room's code. */
export async function openRoomFor(visitor: Visitor, request: APIRequestContext): Promise<string> {
  const guest_id = await becomeGuest(visitor);
  const answer = await request.post('/guest/token', { data: { guest_id } });
  expect(answer.status()).toBe(200);
  const { access_token: token } = await answer.json();
  await callApi(
    { request },
    {
      token,
      query: 'mutation { createPlayer(input: { name: "Ana" }) { id } }',
      variables: {},
    },
  );
  const made = await callApi(
    { request },
    {
      token,
      query: `mutation ($settings: SessionSettingsInput!) {
        createOutOfTenSession(input: { settings: $settings }) { code } }`,
      variables: {
        settings: { session_name: 'Friday film night', max_players: 8, max_rounds: 3 },
      },
    },
  );
  return (made as Readonly<{ createOutOfTenSession: Readonly<{ code: string }> }>)
    .createOutOfTenSession.code;
}

/** Makes the browser's player a guest. Resolves to the guest's id. */
async function becomeGuest(visitor: Visitor): Promise<string> {
  await visitor.open('/');
  await visitor.press('link', /^Play as guest/);
  await visitor.arriveAt('/game/home');
  return visitor.readKept(/guest-[0-9a-f]{24}/);
}
