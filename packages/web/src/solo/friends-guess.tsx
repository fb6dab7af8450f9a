import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { useEffect, useId, useState } from 'react';
import { fetchChallengeGuess } from '../api/challenges.ts';
import { formatTenths } from '../messages/format-tenths.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { RatingStrip } from '../ui/fields/rating-strip.tsx';
import { announce } from '../ui/news/announcements.ts';
import styles from './friends-guess.module.css';

type FriendsGuessProps = Readonly<{ token: string; guess: Rating; rating: Rating }>;

/** The friend's guess, the player's own and the answer on one strip. */
export function FriendsGuess({ token, guess, rating }: FriendsGuessProps) {
  const say = useMessages();
  const heading = useId();
  const friend = useFriendsGuess(token);
  const words =
    typeof friend === 'number'
      ? say(verdict({ guess, friend, rating }), { friend: formatTenths(friend) })
      : say(friend === 'loading' ? 'solo.challenge.fetching' : 'solo.challenge.no-guess');
  const isKnown = typeof friend === 'number';
  useEffect(() => {
    if (isKnown) announce(words);
  }, [isKnown, words]);
  const marks =
    typeof friend === 'number'
      ? ([
          { who: 'you', value: guess, name: say('play.you') },
          { who: 'friend', value: friend, name: say('solo.challenge.friend') },
          { who: 'viewers', value: rating, name: say('play.audience') },
        ] as const)
      : [];
  return (
    <section className={styles.friend} aria-labelledby={heading}>
      <h2 id={heading}>{say('solo.challenge.both')}</h2>
      <p>{words}</p>
      {marks.length > 0 && (
        <>
          <div className={styles.strip} aria-hidden>
            <RatingStrip value={rating}>
              {marks.map(({ who, value }) => (
                <div
                  key={who}
                  className={styles.mark}
                  data-who={who}
                  style={{ '--at': `${value}%` }}
                />
              ))}
            </RatingStrip>
          </div>
          <dl className={styles.figures}>
            {marks.map(({ who, value, name }) => (
              <div key={who}>
                <dt>
                  <i className={styles.key} data-who={who} />
                  {name}
                </dt>
                <dd>{formatTenths(value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function useFriendsGuess(token: string): Rating | 'loading' | 'failed' {
  const [friend, setFriend] = useState<Rating | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    void fetchChallengeGuess(token).then((answer) => {
      if (isHere) setFriend(answer.ok ? answer.value : 'failed');
    });
    return () => {
      isHere = false;
    };
  }, [token]);
  return friend;
}

function verdict(on: Readonly<Record<'guess' | 'friend' | 'rating', Rating>>): MessageId {
  const ahead = distance(on.friend, on.rating) - distance(on.guess, on.rating);
  if (ahead === 0) return 'solo.challenge.level';
  return ahead > 0 ? 'solo.challenge.closer' : 'solo.challenge.farther';
}
