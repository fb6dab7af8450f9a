import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { useMessages } from '../../messages/use-messages.ts';
import { SlidersHorizontal } from '../../ui/icons.ts';
import styles from './film-filter-choice.module.css';
import { FilmFilterFields } from './film-filter-fields.tsx';
import { ProgrammeChoice } from './programme-choice.tsx';

type FilmFilterChoiceProps = Readonly<{
  filter: FilmFilter;
  onChange: (filter: FilmFilter) => void;
}>;

/** The choice of films: a programme, or genres and years. */
export function FilmFilterChoice({ filter, onChange }: FilmFilterChoiceProps) {
  const say = useMessages();
  return (
    <>
      <ProgrammeChoice filter={filter} onChange={onChange} />
      {filter.programme === undefined ? (
        <FilmFilterFields filter={filter} onChange={onChange} />
      ) : (
        <button type="button" className={styles.own} onClick={() => onChange(ANY_FILM)}>
          <SlidersHorizontal size={20} aria-hidden />
          {say('play.programme.own')}
        </button>
      )}
    </>
  );
}
