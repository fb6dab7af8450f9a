import type { FilmFilter } from '@outoften/rules/film/film-filter';
import type { Avatar } from '@outoften/rules/player/avatar';
import type { WalkIn } from '@outoften/rules/player/saved-data';
import { NUMBER_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { parseSessionName } from '@outoften/rules/room/session-name';
import { type SyntheticEvent, useActionState, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { CallProblem } from '../api/graphql-client.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { fewFilmsAdvice, useFilmCount } from '../play/choice/film-count.ts';
import { RoomEnded } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-link.ts';
import { roomProblemMessage } from '../room/use-request.ts';
import { room, useRoom } from '../room/use-room.ts';
import { SeatBack } from '../scores/guessers/seat-back.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { BoardLetters, BulbEdge } from '../ui/house/board-heading.tsx';
import { ChevronDown, DoorOpen } from '../ui/icons.ts';
import { useSpokenChange } from '../ui/news/announcements.ts';
import { useMediaQuery } from '../ui/page/browser-state.ts';
import { Avatar as Picture } from '../ui/pictures/avatar.tsx';
import { FreeSeat } from '../ui/pictures/seat-picture.tsx';
import styles from './create-room.module.css';
import {
  type CheckedLobby,
  checkLobbyDraft,
  isWrong,
  type LobbyDraft,
  presetOfDraft,
  readDraft,
  removeDraft,
  storeDraft,
  withPreset,
} from './lobby-draft.ts';
import rows from './lobby-form.module.css';
import { FilmChoice, LobbyForm, NameField, NumberField, PresetChoice } from './lobby-form.tsx';

type CreateRoomProps = Readonly<{
  host: Readonly<{ name: string; avatar: Avatar }>;
  /** The name and picture of a guest who opens the room. */
  walkIn: WalkIn | undefined;
  /** True if this server requires an account for a seat. */
  guestsNeedAccount: boolean;
  filter: FilmFilter;
  setFilter: (filter: FilmFilter) => void;
}>;

/** Windows with room for the preview of the invitation beside the form. */
const HAS_FRIENDS_VIEW = '(width >= 1180px)';

/** The form for a new room: a preset, a name, and further settings with sensible values. */
export function CreateRoom(props: CreateRoomProps) {
  const { host, walkIn, guestsNeedAccount, filter, setFilter } = props;
  const say = useMessages();
  const state = useRoom();
  const hasFriendsView = useMediaQuery(HAS_FRIENDS_VIEW);
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => storeDraft(draft), [draft]);
  const suggested = suggestRoomName(say, host.name);
  const name = draft.name ?? suggested;
  const lobby = checkLobbyDraft(draft, suggested);
  const films = useFilmCount(filter);
  const isTooNarrow = films !== undefined && films < Number(draft.maxRounds);
  const [failed, open, isOpening] = useActionState(async () => {
    if (!lobby.ok || isTooNarrow) return undefined;
    const problem = await openRoom(lobby.value);
    if (problem === undefined) removeDraft();
    return problem === undefined ? undefined : { problem, draft };
  }, undefined);

  async function openRoom({
    name: wanted,
    settings,
  }: CheckedLobby): Promise<CallProblem | undefined> {
    const opened = await room.open({ name: wanted, settings, filter }, walkIn);
    if (opened.ok) return undefined;
    const neutral = parseSessionName(say('lobby.name.neutral'));
    const isSuggestion = draft.name === undefined && neutral.ok && neutral.value !== wanted;
    // The name was only suggested, so the host need not find another.
    if (opened.refusal === 'INVALID_SESSION_NAME' && isSuggestion) {
      return openRoom({ name: neutral.value, settings });
    }
    return opened.refusal;
  }

  const words =
    lobby.ok && isTooNarrow
      ? fewFilmsAdvice(say, filter, films)
      : say(footWords(lobby.ok, guestsNeedAccount));
  useSpokenChange(words);

  const path = roomPath(state);
  if (path !== undefined) return <Redirect to={path} replace />;
  // The room is open and only entering it failed. Submitting the form again would open another room.
  if (failed !== undefined && state.phase === 'ended') return <RoomEnded state={state} />;
  const isEntering = isOpening || (failed !== undefined && state.phase === 'entering');
  // The problem disappears once the host changes something, which may solve it.
  const problem = failed?.draft === draft && !isEntering ? failed.problem : undefined;
  const isNameRefused = problem === 'INVALID_SESSION_NAME';
  const change = (part: Partial<LobbyDraft>) => setDraft({ ...draft, ...part });
  return (
    <form className={styles.screen} action={open} aria-labelledby="create-heading">
      <h1 id="create-heading">{say('lobby.create.heading')}</h1>
      <div className={styles.fields}>
        <section className={styles.group}>
          <h2 id="presets-heading">{say('lobby.presets')}</h2>
          <PresetChoice
            place="create"
            labelledBy="presets-heading"
            chosen={presetOfDraft(draft)}
            onChoose={(preset) => setDraft(withPreset(draft, preset))}
          />
        </section>
        <NameField
          name={name}
          isRefused={isNameRefused}
          onChange={(typed) => change({ name: typed })}
        />
        <div className={rows.rows}>
          <FilmChoice
            filter={filter}
            films={films}
            rounds={Number(draft.maxRounds)}
            onChange={setFilter}
          />
          <div className={rows.seats}>
            <NumberField setting="maxPlayers" draft={draft} change={change} />
          </div>
          <MoreSettings draft={draft} change={change} />
        </div>
      </div>
      <div className={styles.act}>
        {hasFriendsView && (
          <FriendsView
            roomName={name.trim() === '' ? suggested : name}
            host={host}
            seats={Number(draft.maxPlayers)}
          />
        )}
        <TicketButton
          kind="amber"
          wide
          type="submit"
          icon={DoorOpen}
          iconSize={22}
          isDisabled={!lobby.ok || isTooNarrow}
          isWorking={isEntering}
        >
          {say('lobby.create.open')}
        </TicketButton>
        {problem === undefined || isNameRefused ? (
          <p>{words}</p>
        ) : (
          <p role="alert" className={styles.problem}>
            {say(
              walkIn !== undefined && problem === 'UNAUTHORIZED'
                ? 'lobby.gate.account'
                : roomProblemMessage(problem),
            )}
          </p>
        )}
      </div>
    </form>
  );
}

function footWords(isReady: boolean, guestsNeedAccount: boolean) {
  if (!isReady) return 'lobby.create.unready';
  return guestsNeedAccount ? 'lobby.create.by-code.account' : 'lobby.create.by-code';
}

/** After such a name German adds only an apostrophe. */
const SIBILANT = /(?:[sßxz]|ce)$/i;

/** German appends an s to Latin letters only. Other names are put differently. */
const LATIN_LETTER = /\p{Script=Latin}$/u;

/** Suggests a room name that contains the host's name, or a neutral one if that makes no valid name. */
export function suggestRoomName(say: Say, hostName: string): string {
  const name = say(ownName(hostName), { name: hostName });
  return parseSessionName(name).ok ? name : say('lobby.name.neutral');
}

function ownName(hostName: string) {
  if (SIBILANT.test(hostName)) return 'lobby.name.own.sibilant';
  return LATIN_LETTER.test(hostName) ? 'lobby.name.own' : 'lobby.name.own.other';
}

type MoreSettingsProps = Readonly<{
  draft: LobbyDraft;
  change: (part: Partial<LobbyDraft>) => void;
}>;

/** Settings that most hosts do not change, folded into one line. They stay open while one of them is wrong. */
function MoreSettings({ draft, change }: MoreSettingsProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const mustShow = isWrong(draft, 'maxRounds') || isWrong(draft, 'timeLimit');
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return (
    <details className={rows.more} open={isOpen || mustShow} onToggle={follow}>
      <summary className={rows.row}>
        <span className={rows.words}>
          <strong>{say('lobby.settings')}</strong>
          <span>{settingsWords(say, draft)}</span>
        </span>
        <ChevronDown size={22} aria-hidden />
      </summary>
      <div className={rows.opened}>
        <LobbyForm draft={draft} change={change} />
      </div>
    </details>
  );
}

/** Describes the settings in one line. */
function settingsWords(say: Say, draft: LobbyDraft): string {
  const { maxRounds, hasTimeLimit, timeLimit, advancedMode } = draft;
  const parts = [
    say('lobby.settings.rounds', { rounds: Number(maxRounds) || 0 }),
    hasTimeLimit
      ? say('lobby.settings.seconds', { seconds: Number(timeLimit) || 0 })
      : say('lobby.settings.no-limit'),
  ];
  if (advancedMode) parts.push(say('lobby.settings.advanced'));
  else {
    if (draft.allowHints) parts.push(say('lobby.settings.hints'));
    if (draft.allowImage) parts.push(say('lobby.settings.poster'));
  }
  if (draft.isAudienceSession) parts.push(say('lobby.settings.audience'));
  return parts.join(', ');
}

/** Up to this many seats are drawn. */
const MOST_SEATS = 8;

type FriendsViewProps = Readonly<{
  roomName: string;
  host: Readonly<{ name: string; avatar: Avatar }>;
  seats: number;
}>;

/** A preview of the screen that friends see when they open the room's link. */
export function FriendsView({ roomName, host, seats }: FriendsViewProps) {
  const say = useMessages();
  const drawn = Math.min(MOST_SEATS, Math.max(NUMBER_SETTINGS.maxPlayers.least, seats || 0));
  return (
    <section className={styles.view} aria-labelledby="friends-heading">
      <h2 id="friends-heading">{say('lobby.preview')}</h2>
      <div className={styles.board}>
        <p>
          <BoardLetters text={roomName} />
        </p>
        <BulbEdge />
      </div>
      <div className={styles.host}>
        <Picture index={host.avatar} size={56} />
        <p>
          <strong>{say('lobby.preview.invites', { name: host.name })}</strong>
          <span>{say('lobby.preview.what')}</span>
        </p>
      </div>
      <ul className={styles.friendsViewSeats} aria-hidden>
        <li data-taken>
          <SeatBack avatar={host.avatar} mood={undefined} />
          <span>{host.name}</span>
        </li>
        {Array.from({ length: drawn - 1 }, (_, place) => (
          // Free seats are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <FreeSeat />
            <span>{say('lobby.free')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
