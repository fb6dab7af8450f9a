import { AVATAR_COUNT, type Avatar, nearestAvatar } from '@outoften/rules/avatar';
import { useId } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Avatar as Picture } from '../ui/avatar.tsx';
import styles from './avatar-choice.module.css';

type AvatarChoiceProps = Readonly<{ avatar: Avatar; onChange: (avatar: Avatar) => void }>;

const NAMES: readonly MessageId[] = [
  'player.avatar.0',
  'player.avatar.1',
  'player.avatar.2',
  'player.avatar.3',
  'player.avatar.4',
  'player.avatar.5',
];

const AVATARS = Array.from({ length: AVATAR_COUNT }, (_, index) => nearestAvatar(index));

/** The six pictures, of which one is chosen. */
export function AvatarChoice({ avatar: chosen, onChange }: AvatarChoiceProps) {
  const say = useMessages();
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{say('player.avatar')}</legend>
      <div className={styles.pictures}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={avatar === chosen}
              onChange={() => onChange(avatar)}
            />
            <Picture index={avatar} size={72} />
            <span className={styles.name}>{say(NAMES[avatar] ?? 'player.avatar')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
