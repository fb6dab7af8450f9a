import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Curtain } from '../ui/house/curtain.tsx';
import { DisplayCase } from '../ui/house/display-case.tsx';
import { HAS_CASES } from '../ui/house/entrance.tsx';
import { useMediaQuery } from '../ui/page/use-media-query.ts';
import { Poster } from '../ui/pictures/poster.tsx';

declare global {
  /** The address of the example film's poster, inserted by the build. */
  const EXAMPLE_POSTER: string;
}

/** A display case with an example film and its rating. That film is in no game. */
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

/** A display case with today's film behind a curtain. */
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
