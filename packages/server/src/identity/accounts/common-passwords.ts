/** Lists of passwords that attackers try first. */
export type CommonPasswords = Readonly<{
  /** Takes the password as {@link foldPassword} writes it. */
  has: (folded: string) => Promise<boolean>;
}>;

/** Passwords that are common here, or in languages that the library's list hardly covers. */
const FURTHER: readonly string[] = [
  'outoften',
  'outoftengame',
  'passwort1',
  'passwort123',
  'contraseña',
  'contrasena',
  'contraseña1',
  'contraseña123',
  'micontraseña',
];

/** Removes spaces and lowers the case, so that "Pass Word" is found as "password". */
export function foldPassword(password: string): string {
  return password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** Whether the password is one character repeated, however often. */
export function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1;
}

let listed: Promise<ReadonlySet<string>> | undefined;

/**
 * The library's list. It is read when a player first chooses a password, so a server without sign-ups never loads it.
 */
export const COMMON_PASSWORDS: CommonPasswords = {
  has: async (folded) => {
    listed ??= readList();
    return (await listed).has(folded);
  },
};

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all = new Set(FURTHER);
  for (const password of dictionary['passwords-common']) all.add(foldPassword(password));
  return all;
}
