import { i18n } from '@lingui/core';
import { type Language, parseLanguage } from '@outoften/rules/language';
import type audience from './en/audience.json';
import type daily from './en/daily.json';
import type home from './en/home.json';
import type join from './en/join.json';
import type lobby from './en/lobby.json';
import type offline from './en/offline.json';
import type pages from './en/pages.json';
import type play from './en/play.json';
import type player from './en/player.json';
import type room from './en/room.json';
import type round from './en/round.json';
import type scores from './en/scores.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type solo from './en/solo.json';
import type stage from './en/stage.json';

type Areas = Readonly<{
  audience: typeof audience;
  daily: typeof daily;
  home: typeof home;
  join: typeof join;
  lobby: typeof lobby;
  offline: typeof offline;
  pages: typeof pages;
  play: typeof play;
  player: typeof player;
  room: typeof room;
  round: typeof round;
  scores: typeof scores;
  settings: typeof settings;
  shell: typeof shell;
  solo: typeof solo;
  stage: typeof stage;
}>;

/** A file of messages, which exists in every language. Screens load their own; the shell's is always loaded. */
export type MessageArea = keyof Areas;

/** The key of a message in one of the files. */
export type MessageId = { [Area in MessageArea]: keyof Areas[Area] }[MessageArea];

/** Messages by their keys, as `web/build/compiled-messages.ts` compiles them. */
type CompiledMessages = Parameters<typeof i18n.load>[1];

/** The messages of a prerendered page, so that its first screen does not wait for a request. */
export type PageMessages = Readonly<{
  language: Language;
  messages: Readonly<Partial<Record<MessageArea, CompiledMessages>>>;
}>;

const FILES = import.meta.glob<{ default: CompiledMessages }>('./*/*.json');

/** What was asked for so far. A change of language fetches it all in the other one. */
const asked = new Set<MessageArea>(['shell']);

/** Files that are loaded or loading, by language and area. */
const fetched = new Map<string, Promise<void>>();

/** The language that was chosen last, while its messages load. */
let chosen: Language | undefined;

/** Returns the current language. */
export function shownLanguage(): Language {
  return parseLanguage(i18n.locale) ?? 'en';
}

/**
 * Changes the language. If its messages cannot be loaded, the language stays and the promise rejects. Of two
 * simultaneous changes the later one counts.
 */
export async function showLanguage(language: Language): Promise<void> {
  chosen = language;
  // Repeats while further areas were requested during the wait.
  for (let here = 0; here < asked.size; ) {
    here = asked.size;
    await Promise.all([...asked].map((area) => fetchMessages(language, area)));
  }
  if (chosen === language) i18n.activate(language);
}

/** Loads the messages of an area. */
export async function loadMessages(area: MessageArea): Promise<void> {
  asked.add(area);
  await fetchMessages(shownLanguage(), area);
}

export function takePageMessages({ language, messages }: PageMessages): void {
  for (const [area, texts] of Object.entries(messages)) {
    fetched.set(placeOf(language, area), Promise.resolve());
    i18n.load(language, texts);
  }
}

/** Reads the messages that a prerendered page contains. */
export async function bringMessages(
  language: Language,
  areas: readonly MessageArea[],
): Promise<PageMessages> {
  const files = areas.map(async (area) => [area, await readFile(language, area)] as const);
  return { language, messages: Object.fromEntries(await Promise.all(files)) };
}

function fetchMessages(language: Language, area: MessageArea): Promise<void> {
  const place = placeOf(language, area);
  const known = fetched.get(place);
  if (known !== undefined) return known;
  // A copy, because Lingui adds later messages of a language to the first object it gets.
  const coming = readFile(language, area).then((texts) => i18n.load(language, { ...texts }));
  fetched.set(place, coming);
  // A file that failed to load can be requested again.
  coming.catch(() => fetched.delete(place));
  return coming;
}

async function readFile(language: Language, area: MessageArea): Promise<CompiledMessages> {
  const read = FILES[placeOf(language, area)];
  if (read === undefined) throw new Error(`There are no messages of ${area} in ${language}`);
  return (await read()).default;
}

/** Returns the file's path relative to this one. */
function placeOf(language: Language, area: string): string {
  return `./${language}/${area}.json`;
}
