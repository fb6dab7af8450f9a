import type { FilmFilter } from '@outoften/rules/film/film-filter';
import type { Avatar } from '@outoften/rules/player/avatar';
import type { WalkIn } from '@outoften/rules/player/saved-data';
import { parseSessionName } from '@outoften/rules/room/session-name';
import { useActionState, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { CallProblem } from '../../api/graphql-client.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fewFilmsAdvice, useFilmCount } from '../../play/choice/film-count.ts';
import { RoomEnded } from '../../room/ended/room-ended.tsx';
import { roomProblemMessage } from '../../room/notices/room-problem-message.ts';
import { roomPath } from '../../room/room-path.ts';
import { room, useRoom } from '../../room/use-room.ts';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { DoorOpen } from '../../ui/icons.ts';
import { useSpokenChange } from '../../ui/news/use-spoken-change.ts';
import { useMediaQuery } from '../../ui/page/use-media-query.ts';
import styles from './create-room.module.css';
import { FilmChoice } from './film-choice.tsx';
import { FriendsView } from './friends-view.tsx';
import {
  type CheckedLobby,
  checkLobbyDraft,
  type LobbyDraft,
  presetOfDraft,
  withPreset,
} from './lobby-draft.ts';
import { SeatsField } from './lobby-form.tsx';
import { MoreSettings } from './more-settings.tsx';
import { NameField } from './name-field.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { suggestRoomName } from './room-name.ts';
import rows from './setting-rows.module.css';
import { readDraft, removeDraft, storeDraft } from './stored-draft.ts';

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
            <SeatsField draft={draft} taken={0} change={change} />
          </div>
          <MoreSettings draft={draft} onChange={setDraft} />
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
          stub={<DoorOpen size={22} aria-hidden />}
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
