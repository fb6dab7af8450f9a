import styles from './room-light.module.css';

/** The light that swells in the room when the figure lands, and fades. It fills what is positioned around it. */
export function RoomLight() {
  return <div className={styles.light} aria-hidden />;
}
