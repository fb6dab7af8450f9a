import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmFilterChoice } from '../../play/choice/film-filter-fields.tsx';
import { FilmSheet } from '../../play/choice/film-sheet.tsx';
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
          title={say('play.programme.heading')}
          filter={filter}
          least={rounds}
          Fields={FilmFilterChoice}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          {say('lobby.films.done')}
        </FilmSheet>
      )}
    </div>
  );
}
