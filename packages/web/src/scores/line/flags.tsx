import { type CSSProperties, useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { dropDelay } from '../../reveal/timeline.ts';
import type { Reveal } from '../../reveal/use-reveal.ts';
import { Users } from '../../ui/icons.ts';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import styles from './flags.module.css';
import type { FlagCut, FlagGroup, HungFlag } from './line-marks.ts';

/** What happens to the flags at the headline. */
export type FlagHonours = Readonly<{
  /** The flag that turns amber. */
  lit: string | undefined;
  /** True if a spotlight falls on it and the others fade. */
  isAlone: boolean;
  /** True if the flag of the House tips over. */
  isHouseBeaten: boolean;
}>;

type FlagsProps = FlagGroup &
  Readonly<{
    reveal: Reveal;
    honours: FlagHonours;
    /** The height of the content between flags and strip, in pixels. */
    below?: number;
  }>;

/**
 * Flags with names and figures. Their poles lead down into the strip, each at its rating. They drop in from left to
 * right.
 */
export function Flags({ flags, sizes, tiers, reveal, honours, below = 0 }: FlagsProps) {
  const style: CSSProperties = {
    '--tier': `${sizes.tier}px`,
    '--face': `${sizes.face}px`,
    '--figure': `${sizes.figure}px`,
    '--name': `${sizes.name}px`,
    '--below': `${below}px`,
    '--tiers': tiers,
  };
  return (
    <div className={styles.flags} style={style}>
      {reveal.has('drop') && (
        <Dropped flags={flags} cut={sizes.cut} reveal={reveal} honours={honours} />
      )}
    </div>
  );
}

function Dropped({
  flags,
  cut,
  reveal,
  honours,
}: Readonly<{ flags: readonly HungFlag[]; cut: FlagCut; reveal: Reveal; honours: FlagHonours }>) {
  // A late viewer sees the rest of the drop.
  const [late] = useState(() => reveal.since('drop'));
  const isTold = reveal.has('headline');
  const delay = (place: number) => `${dropDelay(place, flags.length) - late}ms`;
  const lit = flags.find(({ mark: { id } }) => isTold && id === honours.lit);
  const isAlone = lit !== undefined && honours.isAlone;
  const stateOf = (id: string) => (lit?.mark.id === id ? 'lit' : isAlone ? 'dim' : undefined);
  return (
    <>
      {isAlone && (
        <i
          className={styles.spot}
          style={{ left: lit.place.left + lit.width / 2, '--up': lit.place.tier }}
        />
      )}
      {flags.map(({ mark: { id, kind, rating }, place: { tier } }, place) => (
        <span
          key={id}
          className={styles.pole}
          data-kind={kind}
          data-state={stateOf(id)}
          style={{ '--at': rating / 100, '--up': tier, '--drop': delay(place) }}
        />
      ))}
      {flags.map((flag, place) => (
        <HangingFlag
          key={flag.mark.id}
          flag={flag}
          cut={cut}
          delay={delay(place)}
          state={stateOf(flag.mark.id)}
          isTipped={isTold && honours.isHouseBeaten && flag.mark.kind === 'house'}
        />
      ))}
    </>
  );
}

type HangingFlagProps = Readonly<{
  flag: HungFlag;
  cut: FlagCut;
  delay: string;
  state: 'lit' | 'dim' | undefined;
  isTipped: boolean;
}>;

function HangingFlag({ flag, cut, delay, state, isTipped }: HangingFlagProps) {
  const { mark, place, width } = flag;
  const { kind, name, rating, avatar } = mark;
  return (
    <div
      className={styles.flag}
      data-kind={kind}
      data-way={place.way}
      data-cut={cut}
      data-state={state}
      data-tipped={isTipped || undefined}
      style={{ left: place.left, width, '--up': place.tier, '--drop': delay }}
    >
      <span className={styles.face}>
        {avatar === undefined ? <Users aria-hidden /> : <SeatPicture face={avatar} size={100} />}
      </span>
      <strong className={styles.figure}>{formatTenths(rating)}</strong>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
