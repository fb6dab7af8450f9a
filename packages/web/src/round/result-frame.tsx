import type { FilmView } from '@outoften/rules/room/view-film';
import type { ReactNode } from 'react';
import { OpenPoster } from '../play/open-poster.tsx';
import { Curtain } from '../ui/curtain.tsx';
import { useStartAtTop } from '../ui/use-start-at-top.ts';
import styles from './result-frame.module.css';
import { RoundHeader } from './round-header.tsx';
import type { RoundPlay } from './round-play.ts';

type ResultFrameProps = Readonly<{
  play: RoundPlay;
  round: number;
  film: FilmView | undefined;
  /** What falls or shines behind everything. */
  light?: ReactNode;
  /** With the heading. */
  words: ReactNode;
  line: ReactNode;
  isPosterShown: boolean;
  canEnlarge: boolean;
  receipt: ReactNode;
  acts: ReactNode;
  side: ReactNode;
  /** All about the film, below everything else. */
  rest?: ReactNode;
  /** What comes and goes, in a strip of its own at the lower edge of the window. */
  foot?: ReactNode;
}>;

/** Where a film's truth is shown: poster, words, line, receipt, what to do next, and everybody else at the side. */
export function ResultFrame(props: ResultFrameProps) {
  const { play, round, film, isPosterShown, canEnlarge, rest, foot } = props;
  useStartAtTop();
  return (
    <div className={styles.screen}>
      {props.light}
      <RoundHeader play={play} round={round} />
      <main className={styles.middle} data-news-below>
        <div className={styles.words}>{props.words}</div>
        <div className={styles.line}>{props.line}</div>
        <div className={styles.poster}>
          <Curtain
            behind={
              isPosterShown && film?.posterPath !== undefined ? (
                <OpenPoster src={film.posterPath} title={film.title} canEnlarge={canEnlarge} />
              ) : undefined
            }
          />
        </div>
        <div className={styles.right}>
          <div className={styles.receipt}>{props.receipt}</div>
          <div className={styles.side}>{props.side}</div>
        </div>
        <div className={styles.acts}>{props.acts}</div>
        {rest && <div className={styles.rest}>{rest}</div>}
      </main>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
