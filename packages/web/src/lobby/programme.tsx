import { useLingui } from '@lingui/react';
import { GENRES } from '@outoften/rules/genre';
import type { RoomMeta } from '@outoften/rules/room/view-room';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { genreName } from '../play/genre-name.ts';
import styles from './programme.module.css';

/** What will be played, as the host has set it. */
export function Programme({ meta: { settings, filter } }: Readonly<{ meta: RoomMeta }>) {
  const say = useMessages();
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' });
  const isEverything = filter.genres.length === GENRES.length;
  const genres = filter.genres.map((genre) => say(genreName(genre)));
  return (
    <>
      <h2 className={styles.heading}>{say('lobby.programme')}</h2>
      <dl className={styles.lines}>
        <Line name={say('lobby.programme.rounds')} value={String(settings.maxRounds)} />
        <Line
          name={say('lobby.programme.time')}
          value={
            settings.timeLimit === 0
              ? say('lobby.programme.no-limit')
              : say('lobby.programme.seconds', { seconds: settings.timeLimit })
          }
        />
        <Line name={say('lobby.programme.mode')} value={say(modeName(settings.scoring))} />
        <Line
          name={say('lobby.programme.years')}
          value={say('play.filter.span', { from: filter.fromYear, to: filter.toYear })}
        />
        <Line
          name={say('lobby.programme.genres')}
          value={isEverything ? say('lobby.programme.all-genres') : list.format(genres)}
        />
      </dl>
    </>
  );
}

function Line({ name, value }: Readonly<{ name: string; value: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function modeName({
  advancedMode,
  allowHints,
  allowImage,
}: RoomMeta['settings']['scoring']): MessageId {
  if (advancedMode) return 'lobby.mode.advanced';
  if (allowHints) return allowImage ? 'lobby.mode.hints-and-poster' : 'lobby.mode.hints';
  return allowImage ? 'lobby.mode.poster' : 'lobby.mode.bare';
}
