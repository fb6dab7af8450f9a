import { expect, test } from 'vitest';
import { chooseMailing, mailingType, outboxAddress } from './mailing.ts';

const AT_HOME = {
  smtp: undefined,
  publicUrl: 'http://localhost:3000',
  databaseUrl: undefined,
  trustedProxies: [],
};

test.each([
  { name: 'an embedded server', about: {}, type: 'outbox' },
  { name: 'a server on any port', about: { publicUrl: undefined }, type: 'outbox' },
  { name: 'a server behind a proxy', about: { trustedProxies: ['loopback'] }, type: 'unproven' },
  { name: 'a server with https', about: { publicUrl: 'https://ten.example' }, type: 'unproven' },
  { name: 'a server on PostgreSQL', about: { databaseUrl: 'postgres://db/ten' }, type: 'none' },
  {
    name: 'a server with a mail server',
    about: { smtp: { send: async () => {} } },
    type: 'smtp',
  },
])('the mail of $name is $type', ({ about, type }) => {
  expect(chooseMailing({ ...AT_HOME, ...about }).type).toBe(type);
  expect(mailingType({ ...AT_HOME, ...about })).toBe(type);
});

test('each start has a new key of 128 random bits', () => {
  const [first, second] = [chooseMailing(AT_HOME), chooseMailing(AT_HOME)].map((mail) =>
    outboxAddress(mail, AT_HOME.publicUrl),
  );
  expect(first).toMatch(/^http:\/\/localhost:3000\/dev\/outbox\?key=[\w-]{22}$/);
  expect(second).not.toBe(first);
});
