import type { RoomMeta } from '@outoften/rules/room/view/view-room';
import { useActionState, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { fewFilmsAdvice, useFilmCount } from '../../play/choice/film-count.ts';
import { roomProblemMessage } from '../../room/notices/room-problem-message.ts';
import { room } from '../../room/use-room.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { UnsavedQuestion } from '../../ui/acts/unsaved-question.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { FilmChoice } from '../create/film-choice.tsx';
import { checkLobbyDraft, draftOfRoom, type LobbyDraft } from '../create/lobby-draft.ts';
import { LobbyForm, SeatsField } from '../create/lobby-form.tsx';
import { NameField } from '../create/name-field.tsx';
import rows from '../create/setting-rows.module.css';
import styles from './change-game-sheet.module.css';

type ChangeGameSheetProps = Readonly<{
  meta: RoomMeta;
  /** How many seats are taken, which is the least number of seats. */
  taken: number;
  onClose: () => void;
}>;

/** All settings of an open room that its host can change before the first round. */
export function ChangeGameSheet({ meta, taken, onClose }: ChangeGameSheetProps) {
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
            <SeatsField draft={draft} taken={taken} change={change} />
          </div>
        </div>
        <div className={`${rows.opened} ${styles.rules}`}>
          <LobbyForm draft={draft} onChange={setDraft} />
          <ToggleSwitch
            label={say('room.approval')}
            note={say(isAutomatic ? 'room.approval.automatic' : 'room.approval.by-hand')}
            state={say(isAutomatic ? 'room.approval.on' : 'room.approval.off')}
            isOn={isAutomatic}
            onChange={(isOn) => setApproval(isOn ? 'by-itself' : 'by-hand')}
          />
        </div>
        <div className={rows.done}>
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
            <p role="alert" className={rows.problem}>
              {say(roomProblemMessage(problem))}
            </p>
          )}
        </div>
      </form>
    </Sheet>
  );
}
