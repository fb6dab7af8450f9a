import type { FilmView } from '@outoften/rules/room/view-film';
import { type ReactNode, useEffect, useState } from 'react';
import { Curtain } from '../ui/curtain.tsx';
import { Poster } from '../ui/poster.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import { useStartAtTop } from '../ui/use-start-at-top.ts';
import styles from './result-frame.module.css';
import { RoundHeader } from './round-header.tsx';
import type { RoundPlay } from './round-play.ts';

type ResultFrameProps = Readonly<{
  play: RoundPlay;
  round: number;
  film: FilmView | undefined;
  /** The truth in large figures, once everybody may know it. */
  figure?: ReactNode;
  heading: string;
  lead: ReactNode;
  line: ReactNode;
  receipt: ReactNode;
  acts: ReactNode;
  side: ReactNode;
  /** What comes and goes, in a strip of its own at the lower edge of the window. */
  foot?: ReactNode;
}>;

/** Where a film's truth is shown: poster, words, line, receipt, what to do next, and everybody else at the side. */
export function ResultFrame(props: ResultFrameProps) {
  const { play, round, film, figure, heading, lead, line, receipt, acts, side, foot } = props;
  const title = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  const [isCurtainOpen, setCurtainOpen] = useState(false);
  const [isSkipped, setSkipped] = useState(false);

  useEffect(() => {
    // After the first paint of the closed curtain, so that it is seen to open.
    const frame = requestAnimationFrame(() => setCurtainOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    // Any press or key ends the reveal at once; it needs no control of its own.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={styles.screen}
      data-skipped={isSkipped || undefined}
      onPointerDown={() => setSkipped(true)}
      onKeyDown={() => setSkipped(true)}
    >
      <RoundHeader play={play} round={round} />
      <main className={styles.middle}>
        <div className={styles.words}>
          {figure}
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <p>{lead}</p>
        </div>
        <div className={styles.line}>{line}</div>
        <div className={styles.poster}>
          <Curtain
            behind={
              isCurtainOpen && film?.posterPath !== undefined ? (
                <Poster src={film.posterPath} title={film.title} place="result" />
              ) : undefined
            }
          />
        </div>
        <div className={styles.receipt}>{receipt}</div>
        <div className={styles.acts}>{acts}</div>
        <div className={styles.side}>{side}</div>
      </main>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
