import { type ComponentProps, type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { Curtain } from '../../ui/house/curtain.tsx';
import { Poster } from '../../ui/pictures/poster.tsx';
import styles from './open-poster.module.css';

type FilmCurtainProps = Readonly<{
  /** Undefined while the curtain is closed. */
  src: string | undefined;
  title: string | undefined;
  place: ComponentProps<typeof Poster>['place'];
  tag?: ReactNode;
}>;

/** A film's poster behind its curtain. */
export function FilmCurtain({ src, title = '', place, tag }: FilmCurtainProps) {
  const poster = src !== undefined && <Poster src={src} title={title} place={place} />;
  return <Curtain behind={poster || undefined} tag={tag} />;
}

type OpenPosterProps = Readonly<{ src: string; title: string; canEnlarge: boolean }>;

/** A poster that is shown enlarged when it is pressed. */
export function OpenPoster({ src, title, canEnlarge }: OpenPosterProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Poster src={src} title={title} place="result" />
      {canEnlarge && (
        <button
          type="button"
          className={styles.cover}
          aria-label={say('play.poster.enlarge')}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <Sheet title={title} isLarge onClose={() => setOpen(false)}>
          <div className={styles.large}>
            <Poster src={src} title={title} place="large" />
          </div>
        </Sheet>
      )}
    </>
  );
}
