import { checkFilmFilter, type FilmFilter } from '@outoften/rules/film/film-filter';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { filmCountWords } from '../../play/choice/film-count-words.ts';
import { FilmFilterChoice } from '../../play/choice/film-filter-choice.tsx';
import { fewFilmsAdvice, filterAdvice } from '../../play/choice/filter-advice.ts';
import { useFilmCount } from '../../play/choice/use-film-count.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { useSpoken } from '../../ui/news/use-spoken.ts';
import { filmWords } from './film-words.ts';
import styles from './setting-rows.module.css';

type FilmChoiceProps = Readonly<{
  filter: FilmFilter;
  /** How many films match the filter; undefined if they were not counted. */
  films: number | undefined;
  /** The game needs a film for each round. */
  rounds: number;
  onChange: (filter: FilmFilter) => void;
}>;

/** Shows which films are drawn, with a button to change that. */
export function FilmChoice({ filter, films, rounds, onChange }: FilmChoiceProps) {
  const say = useMessages();
  const labelId = useId();
  const changeId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <strong id={labelId}>{say('lobby.films')}</strong>
        <span>{filmWords(say, filter, films)}</span>
      </p>
      <button
        type="button"
        id={changeId}
        className={styles.change}
        aria-labelledby={`${changeId} ${labelId}`}
        onClick={() => setOpen(true)}
      >
        {say('lobby.films.change')}
      </button>
      {isOpen && (
        <FilmSheet
          filter={filter}
          rounds={rounds}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type FilmSheetProps = Pick<FilmChoiceProps, 'filter' | 'rounds'> &
  Readonly<{
    onChoose: (filter: FilmFilter) => void;
    onClose: () => void;
  }>;

function FilmSheet({ filter, rounds, onChoose, onClose }: FilmSheetProps) {
  const say = useMessages();
  const [changed, setChanged] = useState(filter);
  const count = useFilmCount(changed);
  const checked = checkFilmFilter(changed);
  const isTooNarrow = count !== undefined && count < rounds;
  const words = !checked.ok
    ? filterAdvice(say, changed, checked.refusal)
    : count === undefined
      ? undefined
      : isTooNarrow
        ? fewFilmsAdvice(say, changed, count)
        : say('play.films.choice', { films: filmCountWords(say, count) });
  useSpoken(changed === filter ? undefined : words);
  return (
    <Sheet title={say('lobby.films.heading')} onClose={onClose}>
      <FilmFilterChoice filter={changed} onChange={setChanged} />
      <div className={styles.done}>
        <TicketButton
          kind="amber"
          wide
          isDisabled={!checked.ok || isTooNarrow}
          onClick={() => checked.ok && onChoose(checked.value)}
        >
          {say('lobby.films.done')}
        </TicketButton>
        <p>{words}</p>
      </div>
    </Sheet>
  );
}
