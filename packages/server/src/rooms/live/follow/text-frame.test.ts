import { expect, test } from 'vitest';
import { binaryFrame, textFrame } from './text-frame.ts';

/** The header and the text of an unmasked frame. @see RFC 6455, section 5.2 */
function read(frame: Buffer) {
  const short = frame[1] ?? 0;
  const at = short < 126 ? 2 : short === 126 ? 4 : 10;
  const long =
    at === 2 ? short : at === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  return { first: frame[0], header: at, length: long, text: frame.toString('utf8', at) };
}

test.each([
  { bytes: 0, header: 2 },
  { bytes: 125, header: 2 },
  { bytes: 126, header: 4 },
  { bytes: 65_535, header: 4 },
  { bytes: 65_536, header: 10 },
])('a text of $bytes bytes has a header of $header', ({ bytes, header }) => {
  const text = 'x'.repeat(bytes);
  expect(read(textFrame(text))).toEqual({ first: 0x81, header, length: bytes, text });
});

test('lengths are in bytes, not in letters', () => {
  const text = 'Amélie – 天気の子';
  expect(read(textFrame(text))).toMatchObject({ length: Buffer.byteLength(text), text });
});

test('several texts are put into one frame', () => {
  const texts = ['{"name":"Amélie', '', '","film":"天気の子"}'];
  const text = texts.join('');
  expect(read(textFrame(...texts))).toMatchObject({ length: Buffer.byteLength(text), text });
});

test('several pieces of bytes are put into one binary frame', () => {
  const long = 'x'.repeat(70_000);
  const frame = binaryFrame([Buffer.from('one '), Buffer.from([]), Buffer.from(long)]);
  expect(read(frame)).toEqual({ first: 0x82, header: 10, length: 70_004, text: `one ${long}` });
});
