import {
  EARLIEST_YEAR,
  LATEST_YEAR,
  LEAST_GENRES,
  LEAST_YEARS_APART,
} from '@outoften/rules/film/film-filter';
import { GENRES, type Genre } from '@outoften/rules/film/genre';
import { useMessages } from '../../messages/use-messages.ts';
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
  Timer,
  Tv,
  Users,
  Video,
  WandSparkles,
  Zap,
} from '../../ui/icons.ts';
import styles from './film-filter-fields.module.css';
import type { FilterFieldsProps } from './film-sheet.tsx';

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
