import { Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { SeatPicture } from '../ui/seat-picture.tsx';
import styles from './flags.module.css';
import type { FlagGroup, HungFlag } from './line-marks.ts';
import type { FlagCut } from './line-sizes.ts';

type FlagsProps = FlagGroup &
  Readonly<{
    /** How high what stands between flags and strip is, in pixels. */
    below?: number;
  }>;

/** Names and figures on poles that lead down into the strip, each at its rating. */
export function Flags({ flags, sizes, tiers, below = 0 }: FlagsProps) {
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
      {flags.map(({ mark: { id, kind, rating }, place: { tier } }) => (
        <span
          key={id}
          className={styles.pole}
          data-kind={kind}
          style={{ '--at': rating / 100, '--up': tier }}
        />
      ))}
      {flags.map((flag) => (
        <HangingFlag key={flag.mark.id} flag={flag} cut={sizes.cut} />
      ))}
    </div>
  );
}

function HangingFlag({
  flag: { mark, place, width },
  cut,
}: Readonly<{ flag: HungFlag; cut: FlagCut }>) {
  const { kind, name, rating, avatar } = mark;
  return (
    <div
      className={styles.flag}
      data-kind={kind}
      data-way={place.way}
      data-cut={cut}
      style={{ left: place.left, width, '--up': place.tier }}
    >
      <span className={styles.face}>
        {avatar === undefined ? <Users aria-hidden /> : <SeatPicture face={avatar} size={100} />}
      </span>
      <strong className={styles.figure}>{formatTenths(rating)}</strong>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
