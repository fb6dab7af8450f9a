import { ANY_FILM, type FilmFilter, filterOf, LEAST_FILMS } from '@outoften/rules/film/film-filter';
import { hasFilmsFromOutside, PROGRAMMES } from '@outoften/rules/film/programme';
import { runKind } from '@outoften/rules/solo/solo-bests';
import { DEFAULT_RUN_LENGTH, RUN_LENGTHS, type RunLength } from '@outoften/rules/solo/solo-run';
import { useId, useState } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { filmCountWords } from '../play/choice/film-count.ts';
import choice from '../play/choice/film-filter-choice.module.css';
import { FilmFilterFields } from '../play/choice/film-filter-fields.tsx';
import { FilmSheet } from '../play/choice/film-sheet.tsx';
import cards from '../play/choice/programme-card.module.css';
import { PosterFan, ProgrammeCard, useCardData } from '../play/choice/programme-card.tsx';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import radioCard from '../ui/fields/radio-card.module.css';
import { Clapperboard, SlidersHorizontal } from '../ui/icons.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import styles from './create-screen.module.css';
import { soloGame } from './use-solo-game.ts';

/** Starts a solo game with one tap: of all films, of a programme, or of genres and years, which a link opens. */
export function CreateScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const playId = useId();
  const countId = useId();
  const { data, save } = useSavedData();
  const cardData = useCardData();
  const [changedLength, setChangedLength] = useState<RunLength>();
  const [isFiltering, setFiltering] = useState(false);
  const length = changedLength ?? data.soloLength ?? DEFAULT_RUN_LENGTH;
  const play = say('solo.create.continue', { films: length === 'endless' ? 0 : length });
  const films = cardData.counts?.everything;
  const best = bestOf(ANY_FILM);

  /** The most points of a whole run of this length, in words. */
  function bestOf(filter: FilmFilter): string | undefined {
    const points = data.soloBests?.runs[runKind({ filter, length }) ?? ''];
    return points === undefined ? undefined : say('solo.length.best', { points });
  }

  function begin(filter: FilmFilter): void {
    afterPaint(() => {
      save({ soloLength: length });
      soloGame.start({ filter, length });
      navigate('/game/active');
    });
  }

  return (
    <section className={styles.screen} aria-labelledby="create-heading">
      <h1 id="create-heading">{say('play.programme.heading')}</h1>
      <ChoiceField
        label={say('solo.length')}
        {...(best !== undefined && { note: best })}
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
      <div className={styles.everything}>
        <PosterFan card="everything" data={cardData} />
        <TicketButton
          kind="amber"
          wide
          stub={<Clapperboard size={20} aria-hidden />}
          aria-labelledby={playId}
          aria-describedby={countId}
          onClick={() => begin(ANY_FILM)}
        >
          <span id={playId}>{play}</span>
          <small id={countId}>
            {films !== undefined && say('play.films.choice', { films: filmCountWords(say, films) })}
          </small>
        </TicketButton>
      </div>
      <ul className={`${cards.cards} ${styles.cards}`}>
        {PROGRAMMES.map((programme) => (
          <li key={programme}>
            <button
              type="button"
              className={`${radioCard.card} ${cards.card}`}
              // The card says how few films it has.
              disabled={(cardData.counts?.[programme] ?? LEAST_FILMS) < LEAST_FILMS}
              onClick={() => begin(filterOf(programme))}
            >
              <ProgrammeCard card={programme} data={cardData} />
              {hasFilmsFromOutside(programme) && <small>{bestOf(filterOf(programme))}</small>}
              <span className="visually-hidden">{play}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={choice.own}
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
      >
        <SlidersHorizontal size={20} aria-hidden />
        {say('play.programme.own')}
      </button>
      {isFiltering && (
        <FilmSheet
          title={say('play.programme.own')}
          filter={
            data.soloFilter?.programme === undefined ? (data.soloFilter ?? ANY_FILM) : ANY_FILM
          }
          least={LEAST_FILMS}
          Fields={FilmFilterFields}
          onChoose={(soloFilter) => {
            save({ soloFilter });
            begin(soloFilter);
          }}
          onClose={() => setFiltering(false)}
        >
          {play}
        </FilmSheet>
      )}
    </section>
  );
}
