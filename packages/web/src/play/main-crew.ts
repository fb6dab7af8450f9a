import type { CrewEntry } from '@outoften/rules/film';
import type { MessageId } from '../messages/i18n.ts';

export type CrewCredit = Readonly<{ message: MessageId; names: readonly string[] }>;

/** In order of weight; the first two that a film has are shown. */
const CREDITS: readonly Readonly<{ message: MessageId; jobs: readonly string[] }>[] = [
  { message: 'play.crew.directed', jobs: ['Director'] },
  { message: 'play.crew.music', jobs: ['Original Music Composer', 'Music'] },
  { message: 'play.crew.written', jobs: ['Screenplay', 'Writer', 'Story'] },
  { message: 'play.crew.photographed', jobs: ['Director of Photography'] },
  { message: 'play.crew.edited', jobs: ['Editor'] },
  { message: 'play.crew.produced', jobs: ['Producer'] },
];

const CREDITS_SHOWN = 2;
/** More names than this fill the panel and tell nothing. */
const NAMES_SHOWN = 3;

/** The two weightiest credits of a film's crew, with a person's name once in each. */
export function mainCrew(crew: readonly CrewEntry[]): readonly CrewCredit[] {
  return CREDITS.map(({ message, jobs }) => {
    const names = crew.filter((entry) => jobs.includes(entry.job)).map((entry) => entry.name);
    return { message, names: [...new Set(names)].slice(0, NAMES_SHOWN) };
  })
    .filter(({ names }) => names.length > 0)
    .slice(0, CREDITS_SHOWN);
}
