import { expect, test } from 'vitest';
import { createLatestRequest } from './use-request.ts';

test('of the requests that are made while one is being answered, only the last is sent afterwards', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = createLatestRequest<string>((value) => {
    sent.push(value);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const all = [send('half as much again'), send('as set'), send('twice as much')];
  expect(sent).toEqual(['half as much again']);
  answers[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual(['half as much again', 'twice as much']);
  answers[1]?.();
  await Promise.all(all);
  void send('as set');
  expect(sent).toEqual(['half as much again', 'twice as much', 'as set']);
});
