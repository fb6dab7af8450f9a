import { checkFilmFilter, type FilmFilter } from '@outoften/rules/film/film-filter';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { useSpoken } from '../../ui/news/announcements.ts';
import { fewFilmsAdvice, filmCountWords, filterAdvice, useFilmCount } from './film-count.ts';
import styles from './film-sheet.module.css';

export type FilterFieldsProps = Readonly<{
  filter: FilmFilter;
  onChange: (filter: FilmFilter) => void;
}>;

type FilmSheetProps = Readonly<{
  title: string;
  filter: FilmFilter;
  /** A filter with fewer films can't be chosen. */
  least: number;
  Fields: ComponentType<FilterFieldsProps>;
  /** The words of the button that chooses the filter. */
  children: ReactNode;
  onChoose: (filter: FilmFilter) => void;
  onClose: () => void;
}>;

/** A sheet for a choice of films. It says how many films match, or why the choice is refused. */
export function FilmSheet({
  title,
  filter,
  least,
  Fields,
  children,
  onChoose,
  onClose,
}: FilmSheetProps) {
  const say = useMessages();
  const [changed, setChanged] = useState(filter);
  const count = useFilmCount(changed);
  const checked = checkFilmFilter(changed);
  const isTooNarrow = count !== undefined && count < least;
  const words = !checked.ok
    ? filterAdvice(say, changed, checked.refusal)
    : count === undefined
      ? undefined
      : isTooNarrow
        ? fewFilmsAdvice(say, changed, count)
        : say('play.films.choice', { films: filmCountWords(say, count) });
  useSpoken(changed === filter ? undefined : words);
  return (
    <Sheet title={title} onClose={onClose}>
      <Fields filter={changed} onChange={setChanged} />
      <div className={styles.done}>
        <TicketButton
          kind="amber"
          wide
          isDisabled={!checked.ok || isTooNarrow}
          onClick={() => checked.ok && onChoose(checked.value)}
        >
          {children}
        </TicketButton>
        <p>{words}</p>
      </div>
    </Sheet>
  );
}
