import { useMessages } from '../messages/use-messages.ts';
import { FilmBlocks } from '../play/film-blocks.tsx';
import { SoloHeader } from './solo-header.tsx';

/** The room before its next film. */
export function DrawingFilm() {
  const say = useMessages();
  return <FilmBlocks header={<SoloHeader game={undefined} />} heading={say('solo.drawing')} />;
}
