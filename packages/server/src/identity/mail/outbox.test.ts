import { expect, test } from 'vitest';
import { anEmail } from '../../../testing/identity/sign-in-under-test.ts';
import { createOutbox, KEPT_MAILS } from './mailing.ts';

test('the latest mail is listed first, and the oldest is forgotten', async () => {
  let time = 0;
  const outbox = createOutbox(() => time++);
  const to = anEmail('ana@example.com');
  for (let n = 0; n <= KEPT_MAILS; n++) await outbox.send({ to, subject: `${n}`, text: '' });
  const subjects = outbox.list().map((mail) => mail.subject);
  expect(subjects).toHaveLength(KEPT_MAILS);
  expect(subjects[0]).toBe(`${KEPT_MAILS}`);
  expect(subjects.at(-1)).toBe('1');
  expect(outbox.list()[0]?.sentAt).toBe(KEPT_MAILS);
});
