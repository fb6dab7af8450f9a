import { GAME_PRESETS, type GamePreset, presetOf } from '@outoften/rules/room/game-presets';
import type { LobbySettings } from '@outoften/rules/room/lobby-settings';
import type { RoomMeta } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFilmCount } from '../../play/choice/film-count.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import { room } from '../../room/use-room.ts';
import { useSpoken } from '../../ui/news/use-spoken.ts';
import { filmWords } from '../create/film-words.ts';
import { ChosenPreset, PresetChoice } from '../create/preset-choice.tsx';
import { ChangeGameSheet } from './change-game-sheet.tsx';
import styles from './the-game.module.css';

type TheGameProps = Readonly<{
  meta: RoomMeta;
  /** How many seats are taken. */
  taken: number;
  /** True for the host or the deputy. */
  isController: boolean;
}>;

/** The settings of the game. The host or the deputy can change them. */
export function TheGame({ meta, taken, isController }: TheGameProps) {
  return isController ? <ChangeableGame meta={meta} taken={taken} /> : <ChosenGame meta={meta} />;
}

function ChangeableGame({ meta, taken }: Omit<TheGameProps, 'isController'>) {
  const say = useMessages();
  const request = useRequest();
  const [isChanging, setChanging] = useState(false);
  const { name, settings, filter, approval } = meta;

  function choose(preset: GamePreset): void {
    const changed = { ...settings, ...GAME_PRESETS[preset] };
    void request.send(() => room.changeGame({ name, settings: changed, filter }));
  }

  return (
    <>
      <div className={styles.head}>
        <h2 id="game-heading">{say('lobby.game')}</h2>
        <button type="button" className={styles.change} onClick={() => setChanging(true)}>
          {say('lobby.game.change')}
        </button>
      </div>
      <PresetChoice
        place="lobby"
        labelledBy="game-heading"
        chosen={presetOf(settings)}
        onChoose={choose}
      />
      <dl className={styles.lines} data-wide={presetOf(settings) !== undefined || undefined}>
        <GameLines meta={meta} />
        <Line
          name={say('lobby.game.door')}
          value={say(approval === 'by-itself' ? 'lobby.game.door.open' : 'lobby.game.door.asked')}
        />
      </dl>
      {isChanging && (
        <ChangeGameSheet meta={meta} taken={taken} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

function ChosenGame({ meta }: Readonly<{ meta: RoomMeta }>) {
  const say = useMessages();
  const preset = presetOf(meta.settings);
  useChangesSpoken(meta);
  return (
    <>
      <div className={styles.head}>
        <h2 id="game-heading">{say('lobby.game')}</h2>
      </div>
      {preset !== undefined && <ChosenPreset preset={preset} />}
      <dl className={styles.lines}>
        <GameLines meta={meta} />
      </dl>
    </>
  );
}

/** Announces what the host changed, in one sentence. The number of films, which arrives later, is no change. */
function useChangesSpoken({ settings, filter }: RoomMeta): void {
  const say = useMessages();
  const { maxRounds: rounds, timeLimit: seconds, scoring } = settings;
  const rules = [
    say('lobby.game.now', { rounds, seconds }),
    `${say('lobby.game.films')}: ${filmWords(say, filter, undefined)}.`,
    `${say('lobby.game.hints')}: ${say(hintWords(scoring))}.`,
  ];
  const all = rules.join(' ');
  const [told, setTold] = useState<
    Readonly<{ all: string; rules: readonly string[]; news?: string }>
  >({ all, rules });
  if (told.all !== all) {
    const changed = rules.filter((rule) => !told.rules.includes(rule));
    setTold({ all, rules, news: changed.join(' ') });
  }
  useSpoken(told.news);
}

/** The settings that a preset does not name. */
function GameLines({ meta: { settings, filter } }: Readonly<{ meta: RoomMeta }>) {
  const say = useMessages();
  const films = filmWords(say, filter, useFilmCount(filter));
  const { maxRounds: rounds, timeLimit: seconds, scoring } = settings;
  return (
    <>
      {presetOf(settings) === undefined && (
        <Line
          name={say('lobby.game.rounds')}
          value={
            seconds === 0
              ? say('lobby.game.rounds.no-limit', { rounds })
              : say('lobby.game.rounds.limit', { rounds, seconds })
          }
        />
      )}
      <Line name={say('lobby.game.films')} value={films} />
      <Line name={say('lobby.game.hints')} value={say(hintWords(scoring))} />
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

function hintWords({ advancedMode, allowHints, allowImage }: LobbySettings['scoring']): MessageId {
  if (advancedMode) return 'lobby.game.hints.advanced';
  if (allowHints) return allowImage ? 'lobby.game.hints.poster' : 'lobby.game.hints.on';
  return allowImage ? 'lobby.game.hints.only-poster' : 'lobby.game.hints.off';
}
