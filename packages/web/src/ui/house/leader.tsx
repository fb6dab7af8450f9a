import styles from './leader.module.css';

type LeaderProps = Readonly<{
  /** Whole seconds; undefined without a time limit, which is a disc without a hand. */
  seconds: number | undefined;
  /** How much of the time is gone, from 0 to 1. */
  gone: number;
  /** True while the time stands still. */
  isPaused?: boolean;
}>;

/** The number of seconds left at which the disc turns red. */
export const LAST_SECONDS = 5;

/** A countdown like that at the head of a film reel. It fills its box. Screen readers get the time from elsewhere. */
export function Leader({ seconds, gone, isPaused = false }: LeaderProps) {
  const isLast = !isPaused && seconds !== undefined && seconds <= LAST_SECONDS;
  return (
    <svg
      className={styles.leader}
      data-last={isLast || undefined}
      data-paused={isPaused || undefined}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle className={styles.disc} cx="50" cy="50" r="48.5" />
      {seconds !== undefined && gone > 0 && <path className={styles.gone} d={sector(gone)} />}
      <path className={styles.hairs} d="M50 1.5V98.5M1.5 50H98.5" />
      {seconds !== undefined && <path className={styles.hand} d={`M50 50L${rim(gone)}`} />}
      <circle className={styles.ring} cx="50" cy="50" r="43.5" />
      <circle className={styles.ring} cx="50" cy="50" r="37" />
      <circle className={styles.edge} cx="50" cy="50" r="48.5" />
      {seconds !== undefined && (
        <text className={styles.figure} data-long={seconds > 99 || undefined} x="50" y="69">
          {seconds}
        </text>
      )}
    </svg>
  );
}

/** The outline of the elapsed part of the disc, clockwise from twelve. */
function sector(gone: number): string {
  if (gone >= 1) return 'M50 1.5A48.5 48.5 0 1 1 49.99 1.5Z';
  return `M50 50V1.5A48.5 48.5 0 ${gone > 0.5 ? 1 : 0} 1 ${rim(gone)}Z`;
}

function rim(gone: number): string {
  const angle = 2 * Math.PI * gone;
  const x = 50 + 48.5 * Math.sin(angle);
  const y = 50 - 48.5 * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
