import { ANY_FILM, filterOf, isAnyFilm } from '@outoften/rules/film/film-filter';
import { PROGRAMMES } from '@outoften/rules/film/programme';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import acts from '../../ui/acts/text-act.module.css';
import radioCard from '../../ui/fields/radio-card.module.css';
import { SlidersHorizontal } from '../../ui/icons.ts';
import styles from './film-filter-choice.module.css';
import { FilmFilterFields } from './film-filter-fields.tsx';
import type { FilterFieldsProps } from './film-sheet.tsx';
import card from './programme-card.module.css';
import { type Card, ProgrammeCard, useCardData } from './programme-card.tsx';

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
