import { expect, test } from 'vitest';
import { NO_OPERATOR, operatorWarning, parseOperator } from './operator.ts';

const WHOLE = {
  OPERATOR_NAME: 'Lichtspielfreunde Übersee e. V.',
  OPERATOR_ADDRESS: 'Kinogasse 7\n12345 Übersee',
  CONTACT_EMAIL: 'hello@cinema.test',
};

test('without settings no operator is known', () => {
  expect(parseOperator({})).toEqual(NO_OPERATOR);
  expect(parseOperator({ OPERATOR_NAME: '', LEGAL_URL: '' })).toEqual(NO_OPERATOR);
});

test('name, address, e-mail address and legal page are read', () => {
  expect(parseOperator({ ...WHOLE, LEGAL_URL: 'https://cinema.test/legal' })).toEqual({
    name: 'Lichtspielfreunde Übersee e. V.',
    address: ['Kinogasse 7', '12345 Übersee'],
    email: 'hello@cinema.test',
    legalUrl: 'https://cinema.test/legal',
  });
});

test.each([
  { written: 'Kinogasse 7, 12345 Übersee', lines: ['Kinogasse 7, 12345 Übersee'] },
  { written: ' Kinogasse 7 \r\n\r\n12345 Übersee\n', lines: ['Kinogasse 7', '12345 Übersee'] },
])('an address may have one line or several: $lines', ({ written, lines }) => {
  expect(parseOperator({ OPERATOR_ADDRESS: written }).address).toEqual(lines);
});

test.each([
  { name: 'OPERATOR_NAME', given: 'Ana\nBen' },
  { name: 'OPERATOR_NAME', given: 'Ana\u202enimdA' },
  { name: 'OPERATOR_NAME', given: ' ' },
  { name: 'OPERATOR_NAME', given: 'a'.repeat(121) },
  { name: 'OPERATOR_ADDRESS', given: 'Kinogasse 7\n'.repeat(9) },
  { name: 'OPERATOR_ADDRESS', given: '\n' },
  { name: 'OPERATOR_ADDRESS', given: 'Kinogasse\t7' },
  { name: 'OPERATOR_ADDRESS', given: 'a'.repeat(121) },
  { name: 'CONTACT_EMAIL', given: 'cinema.test' },
  { name: 'CONTACT_EMAIL', given: 'Ana <ana@cinema.test>' },
  { name: 'CONTACT_EMAIL', given: 'ana@cinema.test, ben@cinema.test' },
  { name: 'CONTACT_EMAIL', given: 'ana@cinema.test?bcc=ben@cinema.test' },
  { name: 'LEGAL_URL', given: 'cinema.test/legal' },
  { name: 'LEGAL_URL', given: 'http://cinema.test/legal' },
  { name: 'LEGAL_URL', given: 'javascript:alert(1)' },
  { name: 'LEGAL_URL', given: 'https://ana@cinema.test/legal' },
])('$name = $given is refused in one line that names the setting', ({ name, given }) => {
  const parse = () => parseOperator({ [name]: given });
  expect(parse).toThrow(`${name} is "`);
  expect(parse).not.toThrow('\n');
});

const PUBLIC_URL = 'https://game.example';

test.each([
  {
    given: {},
    named: 'OPERATOR_NAME, OPERATOR_ADDRESS and CONTACT_EMAIL are not set',
  },
  { given: { ...WHOLE, CONTACT_EMAIL: '' }, named: 'CONTACT_EMAIL is not set' },
])('a public server warns that $named', ({ given, named }) => {
  const warning = operatorWarning({ publicUrl: PUBLIC_URL, operator: parseOperator(given) });
  expect(warning).toContain(named);
  expect(warning).not.toContain('\n');
});

test.each([
  { server: 'a party', publicUrl: 'http://192.168.1.20:3000', given: {} },
  { server: 'a server on any free port', publicUrl: undefined, given: {} },
  { server: 'a public server with all settings', publicUrl: PUBLIC_URL, given: WHOLE },
  {
    server: 'a public server with a legal page',
    publicUrl: PUBLIC_URL,
    given: { LEGAL_URL: 'https://cinema.test/legal' },
  },
])('$server does not warn about its operator', ({ publicUrl, given }) => {
  expect(operatorWarning({ publicUrl, operator: parseOperator(given) })).toBeUndefined();
});
