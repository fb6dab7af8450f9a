import type { ComponentProps, ReactNode } from 'react';
import { Curtain } from '../../ui/house/curtain.tsx';
import { Poster } from '../../ui/pictures/poster.tsx';

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
