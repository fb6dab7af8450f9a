import type { ReactNode } from 'react';

/** A work of others that this product uses. */
export type Credit = Readonly<{ name: string; licence: string; address: string }>;

/** The typefaces of the screens. */
export const SCREEN_FACES: readonly Credit[] = [
  'Big Shoulders',
  'Libre Franklin',
  'Old Standard TT',
].map((name) => ({
  name,
  licence: 'SIL Open Font License 1.1',
  address: `https://fonts.google.com/specimen/${name.replaceAll(' ', '+')}`,
}));

/** The typefaces of titles on posters, all under the SIL Open Font License 1.1. */
export const POSTER_FACES =
  'Alfa Slab One, Anton, Audiowide, Big Shoulders Display, Bowlby One, Bungee, Caprasimo, Cinzel, Jost, Krona One, ' +
  'Libre Franklin, Limelight, Racing Sans One, Righteous, Rye, Shrikhand';

/** The main software in the browser and on the server. */
export const SOFTWARE: readonly Credit[] = [
  { name: 'React', licence: 'MIT', address: 'https://react.dev' },
  { name: 'wouter', licence: 'Unlicense', address: 'https://github.com/molefrog/wouter' },
  { name: 'Base UI', licence: 'MIT', address: 'https://base-ui.com' },
  { name: 'Lingui', licence: 'MIT', address: 'https://lingui.dev' },
  { name: 'Zustand', licence: 'MIT', address: 'https://zustand.docs.pmnd.rs' },
  { name: 'Valibot', licence: 'MIT', address: 'https://valibot.dev' },
  { name: 'Fastify', licence: 'MIT', address: 'https://fastify.dev' },
  {
    name: 'GraphQL Yoga',
    licence: 'MIT',
    address: 'https://the-guild.dev/graphql/yoga-server',
  },
  { name: 'Pothos', licence: 'ISC', address: 'https://pothos-graphql.dev' },
  { name: 'Kysely', licence: 'MIT', address: 'https://kysely.dev' },
];

/** The word lists by which the server recognises swear words. */
export const WORD_LISTS: readonly Credit[] = [
  {
    name: 'List of Dirty, Naughty, Obscene, and Otherwise Bad Words (naughty-words)',
    licence: 'CC BY 4.0',
    address: 'https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words',
  },
  { name: 'Obscenity', licence: 'MIT', address: 'https://github.com/jo3-l/obscenity' },
];

export const ICONS: Credit = { name: 'Lucide', licence: 'ISC', address: 'https://lucide.dev' };

/** The collection of instrument samples for the music. */
export const SOUNDFONT_ADDRESS =
  'https://packages.debian.org/bookworm/musescore-general-soundfont-small';

/** Its licence, which must be published with the music. */
export const SOUNDFONT_LICENCE_ADDRESS = '/music/soundfont-licence.txt';

export const FILM_DATABASE_ADDRESS = 'https://www.themoviedb.org';

export const KNOWLEDGE_GRAPH_ADDRESS = 'https://developers.google.com/knowledge-graph';

/** Returns the address of a Creative Commons licence; undefined for any other licence. */
export function licenceAddress(licence: string): string | undefined {
  if (licence === 'CC0 1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, terms, version] = /^CC (BY(?:-(?:SA|ND|NC|NC-SA|NC-ND))?) (\d\.\d)$/.exec(licence) ?? [];
  if (terms === undefined) return undefined;
  return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`;
}

/** True if the text is a web address. False for one that would run a script. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** Shows the text as a link if it has a valid address. */
export function LinkedText({
  text,
  address,
}: Readonly<{ text: string; address: string | undefined }>) {
  return address !== undefined && isAddress(address) ? <a href={address}>{text}</a> : text;
}

/** A link in a message, from which its text comes. */
export function OutsideLink({ to, children }: Readonly<{ to: string; children?: ReactNode }>) {
  return <a href={to}>{children}</a>;
}
