import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../messages/use-messages.ts';
import { SoundSwitch } from '../../ui/acts/sound-switch.tsx';
import { TextLink } from '../../ui/acts/text-act.tsx';
import { CircleHelp, LogOut } from '../../ui/icons.ts';
import styles from './game-header.module.css';

type GameHeaderProps = Readonly<{
  name: string;
  note: string | undefined;
  /** The address for leaving, or a function if leaving needs more. */
  leave: string | (() => void);
  /** Content at the right end: points on a phone, a button elsewhere. */
  children?: ReactNode;
}>;

/** The stripe above a film, with the game's name and the button to leave. */
export function GameHeader({ name, note, leave, children }: GameHeaderProps) {
  const say = useMessages();
  const way = (
    <>
      <LogOut size={20} aria-hidden />
      <span>{say('play.leave')}</span>
    </>
  );
  return (
    <header className={styles.header}>
      {typeof leave === 'string' ? (
        <Link to={leave} className={styles.leave}>
          {way}
        </Link>
      ) : (
        <button type="button" className={styles.leave} onClick={leave}>
          {way}
        </button>
      )}
      <p className={styles.where}>
        <strong>{name}</strong>
        {note !== undefined && <span>{note}</span>}
      </p>
      {children}
      <div className={styles.sound}>
        <SoundSwitch />
      </div>
    </header>
  );
}

/** Points in the header of a phone. Larger screens show them at the side. */
export function HeaderPoints({ points, named }: Readonly<{ points: number; named: number }>) {
  const say = useMessages();
  return (
    <p className={styles.points}>
      <strong>{points - named}</strong>
      <span>{say('play.points-in-hand', { points: points - named, named })}</span>
    </p>
  );
}

/** Opens the rules in a tab of their own, so that no film is left. */
export function RulesLink() {
  const say = useMessages();
  return (
    <TextLink to="/landing#rules" icon={CircleHelp} inNewTab>
      {say('play.how-to-play')}
    </TextLink>
  );
}
