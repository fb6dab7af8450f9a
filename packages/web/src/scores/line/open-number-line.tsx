import { distance } from '@outoften/rules/guessing/score';
import { useState } from 'react';
import { formatTenths } from '../../messages/format-tenths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { BrassPlate } from '../../ui/house/brass-plate.tsx';
import { List } from '../../ui/icons.ts';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import { NumberLine, type NumberLineProps } from './number-line.tsx';
import styles from './open-number-line.module.css';

/** More guesses may be shown in columns, without names. */
const MOST_NAMED = 8;

/** A number line that can be pressed. For a crowd it opens the list of all guesses. */
export function OpenNumberLine(props: NumberLineProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NumberLine {...props} />
      {props.reveal.has('end') && props.guesses.length > MOST_NAMED && (
        <TextButton icon={List} onClick={() => setOpen(true)}>
          {say('scores.line.open', { guesses: props.guesses.length })}
        </TextButton>
      )}
      {isOpen && (
        <Sheet title={say('scores.line.all')} onClose={() => setOpen(false)}>
          <Guesses {...props} />
        </Sheet>
      )}
    </>
  );
}

/** All guesses, the closest first. */
function Guesses({ guesses, answer }: Pick<NumberLineProps, 'guesses' | 'answer'>) {
  const say = useMessages();
  return (
    <ol className={styles.list}>
      {guesses
        .toSorted((a, b) => distance(a.rating, answer) - distance(b.rating, answer))
        .map(({ id, name, avatar, rating, isOwn, plate }) => (
          <li key={id} data-own={isOwn || undefined}>
            <SeatPicture face={avatar} size={32} />
            <span>
              {plate !== undefined && (
                <i className={styles.plate}>
                  <BrassPlate number={plate} />
                </i>
              )}
              {isOwn ? say('scores.you-named', { name }) : name}
            </span>
            <strong>{formatTenths(rating)}</strong>
          </li>
        ))}
    </ol>
  );
}
