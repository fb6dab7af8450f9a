import { useLingui } from '@lingui/react';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import type { RunChoice } from '@outoften/rules/solo/solo-run';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BeforeFilm } from '../play/frames/before-film.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { RotateCcw } from '../ui/icons.ts';
import { SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

/** Messages for the codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'solo.draw-failed.offline',
  timeout: 'solo.draw-failed.timeout',
  NO_MOVIE_FITS: 'solo.draw-failed.no-film-fits',
  NO_USABLE_MOVIE: 'solo.draw-failed.no-film-fits',
  'no-kept-film-fits': 'solo.draw-failed.no-kept-film-fits',
  TOO_MANY_REQUESTS: 'solo.draw-failed.too-many',
};

/** More genres than these are only counted. */
const NAMES_TOLD = 5;

type DrawFailedProps = Readonly<{ problem: string; choice: RunChoice }>;

/** Says why no film could be loaded, and what to do next. */
export function DrawFailed({ problem, choice: { filter } }: DrawFailedProps) {
  const say = useMessages();
  const { i18n } = useLingui();
  const hasOthersKept = problem === 'no-kept-film-fits';
  const needsOtherFilter = PROBLEMS[problem] === 'solo.draw-failed.no-film-fits';

  function genresOf({ genres }: FilmFilter): string {
    if (genres.length === GENRES.length) return say('solo.draw-failed.any-genre');
    if (genres.length > NAMES_TOLD) {
      return say('solo.draw-failed.many-genres', { count: genres.length });
    }
    const names = genres.map((genre) => say(`play.genre.${genre}`));
    return new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
  }

  const text = say(PROBLEMS[problem] ?? 'solo.draw-failed.other', {
    genres: genresOf(filter),
    from: String(filter.fromYear),
    to: String(filter.toYear),
  });
  const header = <SoloHeader game={undefined} />;
  if (needsOtherFilter) {
    return (
      <BeforeFilm header={header} problem={say('solo.draw-failed.none')} text={text}>
        <TicketLink kind="amber" to="/game/solo-create">
          {say('solo.change-filters')}
        </TicketLink>
      </BeforeFilm>
    );
  }
  return (
    <BeforeFilm
      header={header}
      problem={say(hasOthersKept ? 'solo.draw-failed.none' : 'solo.draw-failed.heading')}
      text={text}
      other={{ to: '/game/solo-create', label: say('solo.change-filters') }}
    >
      <TicketButton
        kind="amber"
        stub={<RotateCcw size={20} aria-hidden />}
        onClick={() => (hasOthersKept ? soloGame.nextOfAny() : soloGame.next())}
      >
        {say(hasOthersKept ? 'solo.draw-failed.any' : 'solo.draw-failed.again')}
      </TicketButton>
    </BeforeFilm>
  );
}
