import { ANY_FILM, type FilmFilter, filterOf, isAnyFilm } from '@outoften/rules/film/film-filter';
import { posterSrcset } from '@outoften/rules/film/poster-address';
import { PROGRAMMES, type Programme } from '@outoften/rules/film/programme';
import { useEffect, useId, useState } from 'react';
import {
  fetchProgrammeCounts,
  fetchProgrammePosters,
  type ProgrammeCounts,
  type ProgrammePosters,
} from '../../api/programme-counts.ts';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import radioCard from '../../ui/fields/radio-card.module.css';
import {
  Baby,
  CassetteTape,
  Clapperboard,
  Ghost,
  type LucideIcon,
  Rocket,
  ThumbsDown,
  Trophy,
} from '../../ui/icons.ts';
import { isBrowserSparing } from '../../ui/page/sparing-connection.ts';
import { filmCountWords } from './film-count-words.ts';
import styles from './programme-choice.module.css';
import { programmeName } from './programme-name.ts';

type Card = Programme | 'everything';

const CARDS: readonly Card[] = ['everything', ...PROGRAMMES];

const ICONS: Readonly<Record<Card, LucideIcon>> = {
  everything: Clapperboard,
  blockbusters: Rocket,
  'eighties-night': CassetteTape,
  horror: Ghost,
  family: Baby,
  'so-bad-its-good': ThumbsDown,
  masterpieces: Trophy,
};

/** What two programmes say about some of their films. Their names give the rating away. */
const OUTSIDE: Partial<Readonly<Record<Card, MessageId>>> = {
  'so-bad-its-good': 'play.programme.so-bad-its-good.outside',
  masterpieces: 'play.programme.masterpieces.outside',
};

type ProgrammeChoiceProps = Readonly<{
  filter: FilmFilter;
  onChange: (filter: FilmFilter) => void;
}>;

/** Ready-made filters, each chosen with one tap. None is marked if the player chose genres or years. */
export function ProgrammeChoice({ filter, onChange }: ProgrammeChoiceProps) {
  const say = useMessages();
  const group = useId();
  const counts = useProgrammeCounts();
  const posters = useProgrammePosters();
  const chosen = filter.programme ?? (isAnyFilm(filter) ? 'everything' : undefined);
  return (
    <fieldset className={styles.programmes}>
      <legend>{say('play.programme.heading')}</legend>
      <div className={styles.cards}>
        {CARDS.map((card) => {
          const Icon = ICONS[card];
          const films = counts?.[card];
          const outside = OUTSIDE[card];
          return (
            <label key={card} className={`${radioCard.card} ${styles.card}`} data-card={card}>
              <input
                type="radio"
                name={group}
                checked={card === chosen}
                onChange={() => onChange(card === 'everything' ? ANY_FILM : filterOf(card))}
              />
              <Icon size={26} aria-hidden />
              <strong>
                {say(card === 'everything' ? 'play.programme.everything' : programmeName(card))}
              </strong>
              {films !== undefined && <span>{filmCountWords(say, films)}</span>}
              {outside && <small>{say(outside)}</small>}
              <PosterFan posters={posters?.get(card) ?? []} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type PosterFanProps = Readonly<{ posters: readonly string[] }>;

/** A few small posters in the corner of a card, as decoration that screen readers skip. */
function PosterFan({ posters }: PosterFanProps) {
  if (posters.length === 0) return null;
  return (
    <span className={styles.fan} aria-hidden>
      {posters.map((src) => {
        const srcSet = posterSrcset(src);
        return (
          <img
            key={src}
            src={src}
            {...(srcSet !== undefined && { srcSet, sizes: '40px' })}
            width={40}
            height={60}
            loading="lazy"
            decoding="async"
            alt=""
          />
        );
      })}
    </span>
  );
}

/** Fetches posters for the cards; undefined until they arrive, and if the browser saves data. */
function useProgrammePosters(): ProgrammePosters | undefined {
  const [posters, setPosters] = useState<ProgrammePosters>();
  useEffect(() => {
    if (isBrowserSparing()) return undefined;
    let isOver = false;
    fetchProgrammePosters().then((answer) => {
      if (!isOver && answer.ok) setPosters(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return posters;
}

/** Fetches the number of films in each programme; undefined until it arrives. */
function useProgrammeCounts(): ProgrammeCounts | undefined {
  const [counts, setCounts] = useState<ProgrammeCounts>();
  useEffect(() => {
    let isOver = false;
    fetchProgrammeCounts().then((answer) => {
      if (!isOver && answer.ok) setCounts(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return counts;
}
