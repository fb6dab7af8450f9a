import { readLeet } from '../names/fold-words.ts';

/** Passwords that are common here, or in languages that the library's list hardly covers. */
const FURTHER: readonly string[] = [
  'outoften',
  'outoftengame',
  'passwort',
  'contraseña',
  'contrasena',
  'micontraseña',
];

/** Removes spaces and lowers the case, so that "Pass Word" is found as "password". */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/**
 * Returns what attackers derive the password from: itself, without digits and signs at its ends, and with letters for
 * the signs that stand for them. An end that is longer than the rest is not guessed so.
 */
export function readPassword(password: string): readonly string[] {
  const folded = foldPassword(password);
  const begun = folded.replace(/\P{L}+$/u, '');
  const cores = [folded, begun, begun.replace(/^\P{L}+/u, '')].filter(
    (core) => core.length * 2 >= folded.length,
  );
  return cores.flatMap((core) => [core, readLeet(core, 'i'), readLeet(core, 'l')]);
}

/** Whether the password is a few characters repeated, however often. */
export function isRepeated(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password);
}

let listed: Promise<ReadonlySet<string>> | undefined;

/**
 * The library's list. It is read when a player first chooses a password, so a server without sign-ups never loads it.
 */
export async function isListed(readings: readonly string[]): Promise<boolean> {
  listed ??= readList();
  const list = await listed;
  return readings.some((reading) => list.has(reading));
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all = new Set(FURTHER);
  for (const password of dictionary['passwords-common']) all.add(foldPassword(password));
  return all;
}
