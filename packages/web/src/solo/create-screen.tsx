import {
  ANY_FILM,
  checkFilmFilter,
  type FilmFilter,
  LEAST_FILMS,
} from '@outoften/rules/film/film-filter';
import { runKind } from '@outoften/rules/solo/solo-bests';
import { DEFAULT_RUN_LENGTH, RUN_LENGTHS, type RunLength } from '@outoften/rules/solo/solo-run';
import { useState } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { filmCountWords } from '../play/choice/film-count-words.ts';
import { FilmFilterChoice } from '../play/choice/film-filter-choice.tsx';
import { fewFilmsAdvice, filterAdvice } from '../play/choice/filter-advice.ts';
import { useFilmCount } from '../play/choice/use-film-count.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { Clapperboard } from '../ui/icons.ts';
import { useSpoken } from '../ui/news/use-spoken.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import styles from './create-screen.module.css';
import { soloGame } from './use-solo-game.ts';

/** The form for a solo game: the number of films, and which films. */
export function CreateScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const { data, save } = useSavedData();
  const [changed, setChanged] = useState<FilmFilter>();
  const filter = changed ?? data.soloFilter ?? ANY_FILM;
  const [changedLength, setChangedLength] = useState<RunLength>();
  const length = changedLength ?? data.soloLength ?? DEFAULT_RUN_LENGTH;
  const best = data.soloBests?.runs[runKind({ filter, length }) ?? ''];
  const checked = checkFilmFilter(filter);
  const films = useFilmCount(filter);
  const isTooNarrow = films !== undefined && films < LEAST_FILMS;

  const words = useReadyWords(filter, films);
  useSpoken(changed && words);

  function begin(): void {
    if (!checked.ok || isTooNarrow) return;
    const { value } = checked;
    afterPaint(() => {
      save({ soloFilter: value, soloLength: length });
      soloGame.start({ filter: value, length });
      navigate('/game/active');
    });
  }

  return (
    <section className={styles.screen} aria-labelledby="create-heading">
      <div className={styles.intro}>
        <h1 id="create-heading">{say('solo.create.heading')}</h1>
        <p>{say('solo.create.intro')}</p>
      </div>
      <ChoiceField
        label={say('solo.length')}
        {...(best !== undefined && { note: say('solo.length.best', { points: best }) })}
        choices={RUN_LENGTHS.map((value) => ({
          value,
          label:
            value === 'endless'
              ? say('solo.length.endless')
              : say('solo.length.films', { films: value }),
        }))}
        chosen={length}
        onChoose={setChangedLength}
      />
      <FilmFilterChoice filter={filter} onChange={setChanged} />
      <div className={styles.act}>
        <TicketButton
          kind="amber"
          wide
          stub={<Clapperboard size={20} aria-hidden />}
          isDisabled={!checked.ok || isTooNarrow}
          onClick={begin}
        >
          {say('solo.create.continue')}
        </TicketButton>
        <p>{words}</p>
      </div>
    </section>
  );
}

/** Says how many films match, or why the game can't begin; undefined while the count is unknown. */
function useReadyWords(filter: FilmFilter, films: number | undefined): string | undefined {
  const say = useMessages();
  const checked = checkFilmFilter(filter);
  if (!checked.ok) return filterAdvice(say, filter, checked.refusal);
  if (films === undefined) return undefined;
  if (films < LEAST_FILMS) return fewFilmsAdvice(say, filter, films);
  return say('play.films.choice', { films: filmCountWords(say, films) });
}
