import { ANY_FILM, isAnyFilm } from '@outoften/rules/film/film-filter';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import acts from '../../ui/acts/text-act.module.css';
import { SlidersHorizontal } from '../../ui/icons.ts';
import styles from './film-filter-choice.module.css';
import { FilmFilterFields } from './film-filter-fields.tsx';
import type { FilterFieldsProps } from './film-sheet.tsx';
import { ProgrammeChoice } from './programme-choice.tsx';

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
        className={`${acts.act} ${styles.own}`}
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
