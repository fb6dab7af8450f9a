import { ANY_FILM, filterOf, isAnyFilm } from '@outoften/rules/film/film-filter';
import { PROGRAMMES } from '@outoften/rules/film/programme';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import radioCard from '../../ui/fields/radio-card.module.css';
import type { FilterFieldsProps } from './film-sheet.tsx';
import styles from './programme-card.module.css';
import { type Card, ProgrammeCard, useCardData } from './programme-card.tsx';

const CARDS: readonly Card[] = ['everything', ...PROGRAMMES];

/** Ready-made filters, each chosen with one tap. None is marked if the player chose genres or years. */
export function ProgrammeChoice({ filter, onChange }: FilterFieldsProps) {
  const say = useMessages();
  const group = useId();
  const data = useCardData();
  const chosen = filter.programme ?? (isAnyFilm(filter) ? 'everything' : undefined);
  return (
    <fieldset className={styles.cards} aria-label={say('play.programme.heading')}>
      {CARDS.map((card) => (
        <label key={card} className={`${radioCard.card} ${styles.card}`} data-card={card}>
          <input
            type="radio"
            name={group}
            checked={card === chosen}
            onChange={() => onChange(card === 'everything' ? ANY_FILM : filterOf(card))}
          />
          <ProgrammeCard card={card} data={data} />
        </label>
      ))}
    </fieldset>
  );
}
