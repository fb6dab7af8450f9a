import {
  ANY_FILM,
  EARLIEST_YEAR,
  filterOf,
  isAnyFilm,
  LATEST_YEAR,
  LEAST_GENRES,
  LEAST_YEARS_APART,
} from '@outoften/rules/film/film-filter';
import { GENRES, type Genre } from '@outoften/rules/film/genre';
import { PROGRAMMES } from '@outoften/rules/film/programme';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import acts from '../../ui/acts/text-act.module.css';
import radioCard from '../../ui/fields/radio-card.module.css';
import { RangeSlider } from '../../ui/fields/range-slider.tsx';
import {
  Check,
  CloudFog,
  Compass,
  Drama,
  Fingerprint,
  Ghost,
  Heart,
  Landmark,
  Laugh,
  type LucideIcon,
  Mountain,
  Music,
  Rocket,
  Shapes,
  Shield,
  SlidersHorizontal,
  Timer,
  Tv,
  Users,
  Video,
  WandSparkles,
  Zap,
} from '../../ui/icons.ts';
import filmFilterChoiceStyles from './film-filter-choice.module.css';
import styles from './film-filter-fields.module.css';
import type { FilterFieldsProps } from './film-sheet.tsx';
import card from './programme-card.module.css';
import { type Card, ProgrammeCard, useCardData } from './programme-card.tsx';

/** The choice of genres and years. */
export function FilmFilterFields({ filter, onChange }: FilterFieldsProps) {
  const say = useMessages();

  function toggle(genre: Genre): void {
    const others = filter.genres.filter((chosen) => chosen !== genre);
    const genres = filter.genres.includes(genre) ? others : [...filter.genres, genre];
    onChange({ ...filter, genres });
  }

  return (
    <>
      <fieldset className={styles.genres}>
        <legend>{say('play.filter.genres', { least: LEAST_GENRES })}</legend>
        <ul>
          {GENRES.map((genre) => (
            <li key={genre}>
              <GenreChip
                genre={genre}
                isChosen={filter.genres.includes(genre)}
                onToggle={() => toggle(genre)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.shortcuts}>
          <button type="button" onClick={() => onChange({ ...filter, genres: GENRES })}>
            {say('play.filter.all-genres')}
          </button>
          <button type="button" onClick={() => onChange({ ...filter, genres: [] })}>
            {say('play.filter.no-genres')}
          </button>
        </div>
      </fieldset>
      <fieldset className={styles.years}>
        <legend>
          <span>{say('play.filter.years')}</span>
          <span className={styles.span}>
            {say('play.filter.span', { from: filter.fromYear, to: filter.toYear })}
          </span>
        </legend>
        <RangeSlider
          fromLabel={say('play.filter.from-year')}
          toLabel={say('play.filter.to-year')}
          min={EARLIEST_YEAR}
          max={LATEST_YEAR}
          leastApart={LEAST_YEARS_APART}
          from={filter.fromYear}
          to={filter.toYear}
          onChange={(fromYear, toYear) => onChange({ ...filter, fromYear, toYear })}
        />
      </fieldset>
    </>
  );
}

type GenreChipProps = Readonly<{ genre: Genre; isChosen: boolean; onToggle: () => void }>;

const ICONS = {
  action: Zap,
  adventure: Compass,
  animation: Shapes,
  comedy: Laugh,
  crime: Fingerprint,
  documentary: Video,
  drama: Drama,
  family: Users,
  fantasy: WandSparkles,
  history: Landmark,
  horror: Ghost,
  music: Music,
  mystery: CloudFog,
  romance: Heart,
  'science-fiction': Rocket,
  'tv-movie': Tv,
  thriller: Timer,
  war: Shield,
  western: Mountain,
} satisfies Record<Genre, LucideIcon>;

/** A genre that can be chosen. A chosen one is light and has a check mark. */
function GenreChip({ genre, isChosen, onToggle }: GenreChipProps) {
  const say = useMessages();
  const Icon = ICONS[genre];
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onToggle}>
      {isChosen ? <Check size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      {say(`play.genre.${genre}`)}
    </button>
  );
}

/** The choice of films: a programme, or genres and years, which a link opens. */
export function FilmFilterChoice({ filter, onChange }: FilterFieldsProps) {
  const say = useMessages();
  const [isOwn, setOwn] = useState(filter.programme === undefined && !isAnyFilm(filter));
  const isOpen = isOwn && filter.programme === undefined;

  function toggle(): void {
    setOwn(!isOpen);
    if (filter.programme !== undefined) onChange(ANY_FILM);
  }

  return (
    <>
      <ProgrammeChoice filter={filter} onChange={onChange} />
      <button
        type="button"
        className={`${acts.act} ${filmFilterChoiceStyles.own}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <SlidersHorizontal size={20} aria-hidden />
        {say('play.programme.own')}
      </button>
      {isOpen && <FilmFilterFields filter={filter} onChange={onChange} />}
    </>
  );
}

const CARDS: readonly Card[] = ['everything', ...PROGRAMMES];

/** Ready-made filters, each chosen with one tap. None is marked if the player chose genres or years. */
function ProgrammeChoice({ filter, onChange }: FilterFieldsProps) {
  const say = useMessages();
  const group = useId();
  const data = useCardData();
  const chosen = filter.programme ?? (isAnyFilm(filter) ? 'everything' : undefined);
  return (
    <fieldset className={card.cards} aria-label={say('play.programme.heading')}>
      {CARDS.map((each) => (
        <label key={each} className={`${radioCard.card} ${card.card}`} data-card={each}>
          <input
            type="radio"
            name={group}
            checked={each === chosen}
            onChange={() => onChange(each === 'everything' ? ANY_FILM : filterOf(each))}
          />
          <ProgrammeCard card={each} data={data} />
        </label>
      ))}
    </fieldset>
  );
}
