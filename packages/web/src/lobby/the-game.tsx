import { GAME_PRESETS, type GamePreset, presetOf } from '@outoften/rules/room/game-presets';
import type { LobbySettings } from '@outoften/rules/room/lobby-settings';
import type { RoomMeta } from '@outoften/rules/room/view/view-room';
import { useActionState, useState } from 'react';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { fewFilmsAdvice, useFilmCount } from '../play/choice/film-count.ts';
import { roomProblemMessage, useRequest } from '../room/use-request.ts';
import { room } from '../room/use-room.ts';
import { Sheet, UnsavedQuestion } from '../ui/acts/sheet.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { useSpoken } from '../ui/news/announcements.ts';
import { checkLobbyDraft, draftOfRoom, type LobbyDraft } from './lobby-draft.ts';
import rows from './lobby-form.module.css';
import {
  ChosenPreset,
  FilmChoice,
  filmWords,
  LobbyForm,
  NameField,
  NumberField,
  PresetChoice,
} from './lobby-form.tsx';
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

type ChangeGameSheetProps = Readonly<{
  meta: RoomMeta;
  /** How many seats are taken, which is the least number of seats. */
  taken: number;
  onClose: () => void;
}>;

/** All settings of an open room that its host can change before the first round. */
function ChangeGameSheet({ meta, taken, onClose }: ChangeGameSheetProps) {
  const say = useMessages();
  const [draft, setDraft] = useState(() => draftOfRoom(meta));
  const [filter, setFilter] = useState(meta.filter);
  const [approval, setApproval] = useState(meta.approval);
  const [first] = useState({ draft, filter, approval });
  const [isAsked, setAsked] = useState(false);
  const isChanged = draft !== first.draft || filter !== first.filter || approval !== first.approval;
  const lobby = checkLobbyDraft(draft, meta.name);
  const films = useFilmCount(filter);
  const isTooNarrow = films !== undefined && films < Number(draft.maxRounds);
  const isReady = lobby.ok && !isTooNarrow && lobby.value.settings.maxPlayers >= taken;
  const [failed, save, isSaving] = useActionState(async () => {
    setAsked(false);
    if (!lobby.ok || !isReady) return undefined;
    const changed = await room.changeGame({ ...lobby.value, filter, approval });
    if (changed.ok) onClose();
    return changed.ok ? undefined : { problem: changed.refusal, draft };
  }, undefined);
  const problem = failed?.draft === draft && !isSaving ? failed.problem : undefined;
  const isNameRefused = problem === 'INVALID_SESSION_NAME';
  const change = (part: Partial<LobbyDraft>) => setDraft({ ...draft, ...part });
  const isAutomatic = approval === 'by-itself';
  if (isAsked) {
    return <UnsavedQuestion save={save} drop={onClose} onClose={() => setAsked(false)} />;
  }
  return (
    <Sheet title={say('lobby.game.sheet')} onClose={() => (isChanged ? setAsked(true) : onClose())}>
      <form className={styles.form} action={save}>
        <NameField
          name={draft.name ?? ''}
          isRefused={isNameRefused}
          onChange={(name) => change({ name })}
        />
        <div className={rows.rows}>
          <FilmChoice
            filter={filter}
            films={films}
            rounds={Number(draft.maxRounds)}
            onChange={setFilter}
          />
          <div className={rows.seats}>
            <NumberField setting="maxPlayers" draft={draft} taken={taken} change={change} />
          </div>
        </div>
        <div className={`${rows.opened} ${styles.rules}`}>
          <LobbyForm draft={draft} change={change} />
          <ToggleSwitch
            label={say('room.approval')}
            note={say(isAutomatic ? 'room.approval.automatic' : 'room.approval.by-hand')}
            state={say(isAutomatic ? 'room.approval.on' : 'room.approval.off')}
            isOn={isAutomatic}
            onChange={(isOn) => setApproval(isOn ? 'by-itself' : 'by-hand')}
          />
        </div>
        <div>
          <TicketButton kind="amber" wide type="submit" isDisabled={!isReady} isWorking={isSaving}>
            {say('lobby.game.save')}
          </TicketButton>
          {problem === undefined || isNameRefused ? (
            <p role="status">
              {isTooNarrow
                ? fewFilmsAdvice(say, filter, films)
                : !isReady && say('lobby.create.unready')}
            </p>
          ) : (
            <p role="alert">{say(roomProblemMessage(problem))}</p>
          )}
        </div>
      </form>
    </Sheet>
  );
}
