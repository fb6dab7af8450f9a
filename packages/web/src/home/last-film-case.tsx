import type { LastFilm } from '@outoften/rules/saved-data';
import { distance } from '@outoften/rules/score';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Poster } from '../ui/poster.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { DisplayCase } from './display-case.tsx';
import styles from './last-film-case.module.css';

/** Where cases stand at all, so that phones fetch no poster for them. As in `home-screen.module.css`. */
const HAS_CASES = '(width >= 1180px)';

type LastFilmCaseProps = Readonly<{ lastFilm: LastFilm | undefined }>;

/** The film played last: its poster, what it got, and how far off the guess was. */
export function LastFilmCase({ lastFilm }: LastFilmCaseProps) {
  const say = useMessages();
  const hasCases = useMediaQuery(HAS_CASES);
  if (lastFilm === undefined) {
    return (
      <DisplayCase
        picture={
          <div className={styles.empty} aria-hidden>
            {say('home.last.none.sign')}
          </div>
        }
        title={say('home.last.none')}
        lines={[say('home.last.invitation')]}
      />
    );
  }
  const { title, poster, rating, guess } = lastFilm;
  const off = distance(guess, rating);
  return (
    <DisplayCase
      picture={hasCases && <Poster src={poster} title={title} place="case" />}
      title={say('home.last')}
      lines={[
        say('home.last.rating', { title, rating: formatTenths(rating) }),
        off === 0 ? say('home.last.exact') : say('home.last.off', { off: formatTenths(off) }),
      ]}
    />
  );
}
