import { useLingui } from '@lingui/react';
import type { CrewEntry } from '@outoften/rules/film/film';
import type { MessageId } from '../../messages/i18n.ts';
import { Message } from '../../messages/message.tsx';
import styles from './film-crew.module.css';

/** The most important people behind the camera, first the director. */
export function FilmCrew({ crew }: Readonly<{ crew: readonly CrewEntry[] }>) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (
    <ul className={styles.crew}>
      {mainCrew(crew).map(({ message, names }) => (
        <li key={message}>
          <Message
            id={message}
            values={{ names: list.format(names) }}
            components={{ strong: <strong /> }}
          />
        </li>
      ))}
    </ul>
  );
}

type CrewCredit = Readonly<{ message: MessageId; names: readonly string[] }>;

/** Credits in order of importance. The first two that a film has are shown. */
const CREDITS: readonly Readonly<{ message: MessageId; jobs: readonly string[] }>[] = [
  { message: 'play.crew.directed', jobs: ['Director'] },
  { message: 'play.crew.music', jobs: ['Original Music Composer', 'Music'] },
  { message: 'play.crew.written', jobs: ['Screenplay', 'Writer', 'Story'] },
  { message: 'play.crew.photographed', jobs: ['Director of Photography'] },
  { message: 'play.crew.edited', jobs: ['Editor'] },
  { message: 'play.crew.produced', jobs: ['Producer'] },
];

const CREDITS_SHOWN = 2;
/** More names would fill the panel without helping. */
const NAMES_SHOWN = 3;

/** Returns the two most important credits of a film. Each lists a person once. */
export function mainCrew(crew: readonly CrewEntry[]): readonly CrewCredit[] {
  return creditsOf(crew, CREDITS)
    .slice(0, CREDITS_SHOWN)
    .map(({ message, names }) => ({ message, names: names.slice(0, NAMES_SHOWN) }));
}

type WholeCredit = CrewCredit & Readonly<{ job: string }>;

/** Jobs in the list of the whole crew. */
const WHOLE_CREDITS: typeof CREDITS = [
  { message: 'play.crew.directed', jobs: ['Director'] },
  { message: 'play.crew.produced', jobs: ['Producer'] },
  { message: 'play.crew.written', jobs: ['Screenplay', 'Writer'] },
  { message: 'play.crew.story', jobs: ['Story'] },
  { message: 'play.crew.music', jobs: ['Original Music Composer', 'Music'] },
  { message: 'play.crew.photographed', jobs: ['Director of Photography'] },
  { message: 'play.crew.edited', jobs: ['Editor'] },
];

/** Returns all credits of a film. Jobs without a translation come last, with the source's words. */
export function wholeCrew(crew: readonly CrewEntry[]): readonly WholeCredit[] {
  const known = WHOLE_CREDITS.flatMap(({ jobs }) => jobs);
  const others = [...new Set(crew.map(({ job }) => job))].filter((job) => !known.includes(job));
  return creditsOf(crew, [
    ...WHOLE_CREDITS,
    ...others.map((job) => ({ message: 'play.crew.other' as const, jobs: [job] })),
  ]);
}

function creditsOf(crew: readonly CrewEntry[], credits: typeof CREDITS): readonly WholeCredit[] {
  return credits
    .map(({ message, jobs }) => {
      const names = crew.filter(({ job }) => jobs.includes(job)).map(({ name }) => name);
      return { message, job: jobs[0] ?? '', names: [...new Set(names)] };
    })
    .filter(({ names }) => names.length > 0);
}
