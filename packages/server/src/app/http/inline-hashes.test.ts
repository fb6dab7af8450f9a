import { expect, test } from 'vitest';
import { hashInline } from './security-headers.ts';

// The hash is from `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('an inline script is allowed by its hash, at any place and with any attributes', () => {
  const page = '<script type="module">alert(1)</script><SCRIPT>alert(1)</SCRIPT>';
  expect(hashInline([page, page])).toEqual({ scripts: [ALERT], styles: [] });
});

test('a script from a file needs no hash', () => {
  expect(hashInline(['<script type="module" src="/assets/app.js"></script>']).scripts).toEqual([]);
});

test('data blocks are not run, and need no hash', () => {
  const page = '<script type="application/json" id="messages">{"a":1}</script>';
  expect(hashInline([page]).scripts).toEqual([]);
});

test('styles and scripts are told apart', () => {
  const { scripts, styles } = hashInline(['<style>\nbody { margin: 0 }\n</style>']);
  expect(scripts).toEqual([]);
  expect(styles).toHaveLength(1);
});
