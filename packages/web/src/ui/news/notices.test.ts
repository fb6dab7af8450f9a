import { afterEach, expect, test } from 'vitest';
import { dismiss, notices, notify, withdraw } from './notices.ts';

afterEach(() => {
  for (const { id } of notices.getState().notices) dismiss(id);
});

test('notices are listed in the order of arrival', () => {
  notify({ kind: 'error', text: 'The film could not be fetched' });
  notify({ kind: 'news', text: 'kernel has left.' });
  expect(shownTexts()).toEqual(['The film could not be fetched', 'kernel has left.']);
});

test('the same words are not shown twice at once', () => {
  notify({ kind: 'error', text: 'You are cut off' });
  notify({ kind: 'error', text: 'You are cut off' });
  expect(shownTexts()).toEqual(['You are cut off']);
});

test('the same words can be shown as a message and as an error at once', () => {
  notify({ kind: 'error', text: 'The room is closed' });
  notify({ kind: 'news', text: 'The room is closed' });
  expect(shownTexts()).toHaveLength(2);
});

test('words that were dismissed can be shown again', () => {
  notify({ kind: 'error', text: 'You are cut off' });
  const [first] = notices.getState().notices;
  dismiss(first!.id);
  expect(shownTexts()).toEqual([]);
  notify({ kind: 'error', text: 'You are cut off' });
  expect(notices.getState().notices[0]?.id).not.toBe(first!.id);
});

test('dismissing one notice leaves the others', () => {
  notify({ kind: 'news', text: 'ana is here' });
  notify({ kind: 'news', text: 'bo is here' });
  dismiss(notices.getState().notices[0]!.id);
  expect(shownTexts()).toEqual(['bo is here']);
});

test('a notice is withdrawn by its words', () => {
  notify({ kind: 'error', text: 'The server is having trouble' });
  notify({ kind: 'news', text: 'The server is having trouble' });
  withdraw({ kind: 'error', text: 'The server is having trouble' });
  expect(notices.getState().notices).toMatchObject([{ kind: 'news' }]);
});

function shownTexts(): readonly string[] {
  return notices.getState().notices.map(({ text }) => text);
}
