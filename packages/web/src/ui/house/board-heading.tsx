import styles from './board-heading.module.css';

/** A word is one row of letters. Longer ones, such as "Datenschutzerklärung", get smaller letters on a phone. */
const LONG = 13;

/** A screen's heading on a strip of lit letter board, for screens without another light. */
export function BoardHeading({ text }: Readonly<{ text: string }>) {
  const isLong = text.split(' ').some((word) => word.length > LONG);
  return (
    <div className={styles.board}>
      <h1 className={styles.heading} data-long={isLong}>
        <BoardLetters text={text} />
      </h1>
      <BulbEdge />
    </div>
  );
}

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

/** The number of ways in which a letter can hang askew. */
export const LETTER_SHIFTS = 9;

/** Returns how the letter at `index` hangs, from 0. It looks random, but is always the same for the same text. */
export function letterShift(text: string, index: number): number {
  let hash = 0x811c9dc5 ^ index;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16) % LETTER_SHIFTS;
}

/** A strip of velvet with a row of bulbs, every third one dimmed. The light runs for three seconds, then rests. */
export function BulbEdge() {
  return (
    <div className={styles.edge} aria-hidden>
      <div className={styles.bulbs} />
    </div>
  );
}
