import styles from './board-letters.module.css';
import { letterShift } from './letter-shift.ts';

/** Words in changeable letters, each hung slightly askew. Screen readers get the whole text. */
export function BoardLetters({ text }: Readonly<{ text: string }>) {
  let index = 0;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={styles.letters} aria-hidden>
        {text.split(' ').map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no other identity than their place
          <span key={place} className={styles.word}>
            {Array.from(word, (letter) => {
              index += 1;
              return (
                <span key={index} className={styles[`shift${letterShift(text, index)}`]}>
                  {letter}
                </span>
              );
            })}
          </span>
        ))}
      </span>
    </>
  );
}
