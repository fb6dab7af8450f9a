import type { ReactNode } from 'react';
import { Curtain } from '../../ui/house/curtain.tsx';
import styles from './result-frame.module.css';

type ResultFrameProps = Readonly<{
  /** `alone` has one button and a distance for each part. `shared` has several buttons, and the others at the side. */
  layout: 'alone' | 'shared';
  header: ReactNode;
  /** Light effects behind everything. */
  light?: ReactNode;
  /** The heading. */
  words: ReactNode;
  /** Below the heading. An empty line reserves its space. */
  lead?: ReactNode;
  /** Below the lead. */
  notes?: ReactNode;
  line: ReactNode;
  /** Undefined while the curtain is closed. */
  poster: ReactNode | undefined;
  receipt?: ReactNode;
  /** Words to talk about, below the line and the receipt. */
  talk?: ReactNode;
  /** The standings: at the right, or below the poster if there is no room or the player is alone. */
  side?: ReactNode;
  acts: ReactNode;
  /** Details of the film, below everything else. */
  rest?: ReactNode;
  /** A strip at the bottom of the window. */
  foot?: ReactNode;
}>;

/** The screen on which a film's rating is revealed, in every kind of game. */
export function ResultFrame(props: ResultFrameProps) {
  const { layout, lead, talk, side, rest, foot } = props;
  return (
    <div className={`${styles.frame} ${styles[layout]}`}>
      {props.light}
      {props.header}
      <main className={styles.middle} data-news-below>
        <div className={styles.words}>
          {props.words}
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {props.notes}
        </div>
        <div className={styles.line}>{props.line}</div>
        <div className={styles.poster}>
          <Curtain behind={props.poster} />
        </div>
        <div className={styles.right}>
          <div className={styles.receipt}>{props.receipt}</div>
          {side && <div className={styles.side}>{side}</div>}
        </div>
        {talk && <div className={styles.talk}>{talk}</div>}
        <div className={styles.acts} data-arriving>
          {props.acts}
        </div>
        {rest && <div className={styles.rest}>{rest}</div>}
      </main>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
