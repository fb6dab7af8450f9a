import { AVATAR_COUNT, type Avatar, nearestAvatar } from '@outoften/rules/player/avatar';
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

/** The pictures in the order of display. */
const PICTURES = Array.from({ length: AVATAR_COUNT }, (_, place) =>
  nearestAvatar((place + 6) % AVATAR_COUNT),
);

/** Shows all pictures, six in a row. One is chosen by pointer or arrow keys. */
export function PictureChooser(props: PictureChooserProps) {
  const { legend, avatar: chosen, onChange, taken = [] } = props;
  const say = useMessages();
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pictures}>
        {PICTURES.map((avatar) => {
          const picture = say(`player.avatar.${avatar}` as MessageId);
          const isTaken = taken.includes(avatar);
          const name = isTaken ? say('player.avatar.taken', { picture }) : picture;
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
