import { type Avatar, nearestAvatar } from '@outoften/rules/player/avatar';
import { useId } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Check } from '../ui/icons.ts';
import { Avatar as Picture } from '../ui/pictures/avatar.tsx';
import styles from './picture-chooser.module.css';

type PictureChooserProps = Readonly<{
  /** The label of the group. */
  legend: string;
  avatar: Avatar;
  onChange: (avatar: Avatar) => void;
  /** Pictures of others in the room. They are marked, but can be chosen. */
  taken?: readonly Avatar[] | undefined;
}>;

/** The pictures with their names, in the order of display. */
const PICTURES: readonly (readonly [Avatar, MessageId])[] = [
  [nearestAvatar(6), 'player.avatar.6'],
  [nearestAvatar(7), 'player.avatar.7'],
  [nearestAvatar(8), 'player.avatar.8'],
  [nearestAvatar(9), 'player.avatar.9'],
  [nearestAvatar(10), 'player.avatar.10'],
  [nearestAvatar(11), 'player.avatar.11'],
  [nearestAvatar(12), 'player.avatar.12'],
  [nearestAvatar(13), 'player.avatar.13'],
  [nearestAvatar(14), 'player.avatar.14'],
  [nearestAvatar(15), 'player.avatar.15'],
  [nearestAvatar(16), 'player.avatar.16'],
  [nearestAvatar(17), 'player.avatar.17'],
  [nearestAvatar(0), 'player.avatar.0'],
  [nearestAvatar(1), 'player.avatar.1'],
  [nearestAvatar(2), 'player.avatar.2'],
  [nearestAvatar(3), 'player.avatar.3'],
  [nearestAvatar(4), 'player.avatar.4'],
  [nearestAvatar(5), 'player.avatar.5'],
];

/** Shows all pictures, six in a row. One is chosen by pointer or arrow keys. */
export function PictureChooser(props: PictureChooserProps) {
  const { legend, avatar: chosen, onChange, taken = [] } = props;
  const say = useMessages();
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pictures}>
        {PICTURES.map(([avatar, id]) => {
          const isTaken = taken.includes(avatar);
          const name = isTaken ? say('player.avatar.taken', { picture: say(id) }) : say(id);
          return (
            <label
              key={avatar}
              className={styles.choice}
              title={name}
              data-taken={isTaken || undefined}
            >
              <input
                type="radio"
                className={styles.radio}
                name={group}
                aria-label={name}
                checked={avatar === chosen}
                onChange={() => onChange(avatar)}
              />
              <span className={styles.picture}>
                <Picture index={avatar} size={50} />
                <span className={styles.mark}>
                  <Check size={14} strokeWidth={3} aria-hidden />
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
