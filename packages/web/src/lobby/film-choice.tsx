import { checkFilmFilter, type FilmFilter } from '@outoften/rules/film-filter';
import { useId, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { FilmFilterFields } from '../play/film-filter-fields.tsx';
import { filterAdvice } from '../play/filter-advice.ts';
import { Sheet } from '../ui/sheet.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import styles from './setting-rows.module.css';
import { useFilmCount } from './use-film-count.ts';
import { useFilmWords } from './use-film-words.ts';

type FilmChoiceProps = Readonly<{ filter: FilmFilter; onChange: (filter: FilmFilter) => void }>;

/** Which films may come, and the way to others. */
export function FilmChoice({ filter, onChange }: FilmChoiceProps) {
  const say = useMessages();
  const labelId = useId();
  const changeId = useId();
  const [isOpen, setOpen] = useState(false);
  const words = useFilmWords(filter);
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <strong id={labelId}>{say('lobby.films')}</strong>
        <span>{words}</span>
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

type FilmSheetProps = Readonly<{
  filter: FilmFilter;
  onChoose: (filter: FilmFilter) => void;
  onClose: () => void;
}>;

function FilmSheet({ filter, onChoose, onClose }: FilmSheetProps) {
  const say = useMessages();
  const [changed, setChanged] = useState(filter);
  const count = useFilmCount(changed);
  const checked = checkFilmFilter(changed);
  return (
    <Sheet title={say('lobby.films.heading')} onClose={onClose}>
      <FilmFilterFields filter={changed} onChange={setChanged} />
      <div className={styles.done}>
        <TicketButton
          kind="amber"
          wide
          isDisabled={!checked.ok || count === 0}
          onClick={() => checked.ok && onChoose(checked.value)}
        >
          {say('lobby.films.done')}
        </TicketButton>
        <p role="status">
          {!checked.ok && filterAdvice(say, changed, checked.refusal)}
          {checked.ok && count === 0 && say('lobby.films.none')}
          {checked.ok &&
            count !== undefined &&
            count > 0 &&
            say('lobby.films.count', { films: count })}
        </p>
      </div>
    </Sheet>
  );
}
