import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Curtain } from '../ui/house/curtain.tsx';
import { DisplayCase } from '../ui/house/display-case.tsx';
import { HAS_CASES } from '../ui/house/entrance.tsx';
import { useMediaQuery } from '../ui/page/use-media-query.ts';
import { Poster } from '../ui/pictures/poster.tsx';

declare global {
  /** The address of the example film's poster, put in by the build. */
  const EXAMPLE_POSTER: string;
}

/** A film with its rating, which is never drawn in a game. */
export function ExampleCase() {
  const say = useMessages();
  const hasCases = useMediaQuery(HAS_CASES);
  const { title, rating } = EXAMPLE_FILM;
  return (
    <DisplayCase
      picture={hasCases && <Poster src={EXAMPLE_POSTER} title={title} place="case" />}
      title={say('landing.example')}
      lines={[
        say('landing.example.rating', { title, rating: formatTenths(rating) }),
        say('landing.example.question'),
      ]}
    />
  );
}

/** Today's film behind its curtain. */
export function TodayCase({ number }: Readonly<{ number: number | undefined }>) {
  const say = useMessages();
  return (
    <DisplayCase
      picture={<Curtain behind={undefined} />}
      title={number === undefined ? '' : say('landing.today', { number })}
      lines={[say('landing.today.unknown'), say('landing.today.one-guess')]}
    />
  );
}
