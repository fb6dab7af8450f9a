import { ANY_FILM, checkFilmFilter, type FilmFilter } from '@outoften/rules/film-filter';
import { ArrowLeft, ArrowRight, DoorOpen } from 'lucide-react';
import { useActionState, useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { FilmFilterFields } from '../play/film-filter-fields.tsx';
import { filterAdvice } from '../play/filter-advice.ts';
import { RoomEnded } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-path.ts';
import { roomProblemMessage } from '../room/room-problem-message.ts';
import { room, useRoom } from '../room/use-room.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/ticket.tsx';
import styles from './host-create-screen.module.css';
import { checkLobbyDraft, FRESH_LOBBY } from './lobby-draft.ts';
import { LobbyForm } from './lobby-form.tsx';
import { PlayerGate } from './player-gate.tsx';

/** Where a room is made up: first its films, then the rest. */
export function HostCreateScreen() {
  const say = useMessages();
  return (
    <PlayerGate heading={say('lobby.create.heading')}>
      <HostCreate />
    </PlayerGate>
  );
}

function HostCreate() {
  const say = useMessages();
  const state = useRoom();
  const { data, save } = useSavedData();
  const isGuest = useSession().type === 'none';
  const [step, setStep] = useState<'films' | 'lobby'>('films');
  const [changed, setChanged] = useState<FilmFilter>();
  const [draft, setDraft] = useState(FRESH_LOBBY);
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = changed ?? data.soloFilter ?? ANY_FILM;
  const checked = checkFilmFilter(filter);
  const lobby = checkLobbyDraft(draft);
  const [failed, open, isOpening] = useActionState(async () => {
    if (!checked.ok || !lobby.ok) return undefined;
    const walkIn = isGuest ? data.userData.walkIn : undefined;
    const opened = await room.open({ ...lobby.value, filter: checked.value }, walkIn);
    return opened.ok ? undefined : { refusal: opened.refusal, draft };
  }, undefined);
  // The room was opened, only the way into it failed: opened once more it would be another.
  const isLeftOutside = failed !== undefined && state.phase === 'ended';
  const isEntering = isOpening || (failed !== undefined && state.phase === 'entering');
  // What was changed since may be what was wrong.
  const problem = failed?.draft === draft && step === 'lobby' ? failed.refusal : undefined;
  const isFirstStep = useRef(true);

  // A step is a screen of its own to whoever can't see it change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it answers to
  useEffect(() => {
    if (!isFirstStep.current) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    isFirstStep.current = false;
  }, [step]);

  function goOn(): void {
    if (!checked.ok) return;
    save({ soloFilter: checked.value });
    setStep('lobby');
  }

  const path = roomPath(state);
  if (path !== undefined) return <Redirect to={path} replace />;
  if (isLeftOutside) return <RoomEnded state={state} />;
  return (
    <form
      className={styles.screen}
      action={step === 'films' ? goOn : open}
      aria-labelledby="create-heading"
    >
      <div className={styles.intro}>
        <p className={styles.step}>
          {say('lobby.create.step', { step: step === 'films' ? 1 : 2 })}
        </p>
        <h1 id="create-heading" ref={heading} tabIndex={-1}>
          {say(step === 'films' ? 'lobby.create.films' : 'lobby.create.heading')}
        </h1>
        <p>{say(step === 'films' ? 'lobby.create.films.intro' : 'lobby.create.intro')}</p>
      </div>
      {step === 'films' ? (
        <FilmFilterFields filter={filter} onChange={setChanged} />
      ) : (
        <LobbyForm draft={draft} onChange={setDraft} />
      )}
      <div className={styles.act}>
        {step === 'lobby' && (
          <button type="button" className={styles.back} onClick={() => setStep('films')}>
            <ArrowLeft size={20} aria-hidden />
            {say('lobby.create.films-again')}
          </button>
        )}
        <TicketButton
          kind="amber"
          wide
          type="submit"
          stub={
            step === 'films' ? (
              <ArrowRight size={20} aria-hidden />
            ) : (
              <DoorOpen size={20} aria-hidden />
            )
          }
          isDisabled={step === 'films' ? !checked.ok : !lobby.ok}
          isWorking={isEntering}
        >
          {say(step === 'films' ? 'lobby.create.continue' : 'lobby.create.open')}
        </TicketButton>
        {problem === undefined || isEntering ? (
          <p role="status">
            {checked.ok
              ? step === 'lobby' && !lobby.ok && say('lobby.create.unready')
              : filterAdvice(say, filter, checked.refusal)}
          </p>
        ) : (
          <p role="alert" className={styles.problem}>
            {say(
              isGuest && problem === 'UNAUTHORIZED'
                ? 'lobby.gate.account'
                : roomProblemMessage(problem),
            )}
          </p>
        )}
      </div>
    </form>
  );
}
