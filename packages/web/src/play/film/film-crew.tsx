import { useLingui } from '@lingui/react';
import type { CrewEntry } from '@outoften/rules/film/film';
import { Message } from '../../messages/message.tsx';
import styles from './film-crew.module.css';
import { mainCrew } from './main-crew.ts';

/** The most important people behind the camera, first the director. */
export function FilmCrew({ crew }: Readonly<{ crew: readonly CrewEntry[] }>) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (
    <ul className={styles.crew}>
      {mainCrew(crew).map(({ message, names }) => (
        <li key={message}>
          <Message
            id={message}
            values={{ names: list.format(names) }}
            components={{ strong: <strong /> }}
          />
        </li>
      ))}
    </ul>
  );
}
