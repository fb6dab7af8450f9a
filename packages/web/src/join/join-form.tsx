import { parseNickname } from '@outoften/rules/names/player-name';
import { AVATAR_COUNT, type Avatar, nearestAvatar } from '@outoften/rules/player/avatar';
import { readFace } from '@outoften/rules/player/face';
import type { WalkIn } from '@outoften/rules/player/saved-data';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { NicknameField } from '../player/name-fields.tsx';
import { usePlayer } from '../player/own-player.ts';
import { PictureChooser } from '../player/picture-chooser.tsx';
import { endingWords } from '../room/room-ended.tsx';
import { keepInvitation } from '../room/room-link.ts';
import type { Aim, Ending } from '../room/room-state.ts';
import { room } from '../room/use-room.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { SeatBack } from '../scores/guessers/seat-back.tsx';
import { lastWalkIn, rememberWalkIn } from '../sign-in/guest.ts';
import { useSession } from '../sign-in/use-session.ts';
import acts from '../ui/acts/text-act.module.css';
import { Spinner, TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { Armchair, Eye, UserPlus } from '../ui/icons.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import type { Invitation } from './invitation.ts';
import styles from './join-form.module.css';

type FailedEntry = Extract<Ending, { type: 'failed' }>;

type JoinFormProps = Readonly<{
  code: RoomCode;
  invitation: Invitation | undefined;
  /** What the player asked for, while the request runs. */
  entering: Aim | undefined;
  failure: FailedEntry | undefined;
}>;

/** The form for a seat: one button for an account, and a name as well for a guest. */
export function JoinForm(props: JoinFormProps) {
  const session = useSession();
  const player = usePlayer();
  if (session.type !== 'signed-in') return <WalkInForm {...props} />;
  if (player.type === 'there') return <KnownPlayer {...props} walkIn={player.player} />;
  return <PlayerMissing code={props.code} />;
}

function KnownPlayer({
  walkIn: { name, avatar },
  ...props
}: JoinFormProps & Readonly<{ walkIn: WalkIn }>) {
  const say = useMessages();
  const { code, entering } = props;
  return (
    <form className={styles.form} action={() => void room.enter(code)}>
      <div className={styles.own}>
        <span className={styles.seat}>
          <SeatBack avatar={avatar} mood={undefined} />
        </span>
        <p>
          <strong>
            <PlayerName name={name} />
          </strong>
          <span>{say('join.known')}</span>
        </p>
      </div>
      <Acts {...props} isWorking={entering === 'play'} />
    </form>
  );
}

/** For an account without a player, which needs a name first. */
function PlayerMissing({ code }: Readonly<{ code: RoomCode }>) {
  const say = useMessages();
  return (
    <div className={styles.form}>
      <p>{say('join.no-player')}</p>
      <TicketLink
        kind="amber"
        wide
        to="/game/create-player"
        icon={UserPlus}
        onClick={() => keepInvitation(code)}
      >
        {say('join.create-player')}
      </TicketLink>
    </div>
  );
}

/** Returns a random picture, so that a new guest only needs to type a name. */
function somePicture(): Avatar {
  return nearestAvatar(Math.floor(Math.random() * AVATAR_COUNT));
}

function WalkInForm(props: JoinFormProps) {
  const say = useMessages();
  const { code, entering, failure } = props;
  const { trouble } = useSavedData();
  const [name, setName] = useState(() => lastWalkIn()?.name ?? '');
  const [avatar, setAvatar] = useState(() => lastWalkIn()?.avatar ?? somePicture());
  const [sent, setSent] = useState('');
  const parsed = parseNickname(name);
  const isTaken = failure?.problem === 'NAME_TAKEN' && sent === name.trim();

  function join(): void {
    if (!parsed.ok || entering !== undefined) return;
    const walkIn = { name: parsed.value, avatar };
    setSent(parsed.value);
    rememberWalkIn(walkIn);
    void room.enter(code, 'play', walkIn);
  }

  return (
    <form className={styles.form} action={join}>
      <div className={styles.own}>
        <span className={styles.seat}>
          <SeatBack avatar={avatar} mood={undefined} />
        </span>
        <NicknameField
          name={name}
          onChange={setName}
          taken={isTaken ? { name: sent, suggestions: failure.suggestions ?? [] } : undefined}
        />
      </div>
      <PictureChooser
        legend={say('player.avatar')}
        avatar={avatar}
        onChange={setAvatar}
        taken={props.invitation?.players.map((player) => readFace(player.avatar).avatar)}
      />
      <p className={styles.calm}>
        {say(trouble === 'not-kept' ? 'join.not-kept' : 'join.no-account')}
      </p>
      <Acts {...props} isWorking={entering === 'play'} isTold={isTaken} />
    </form>
  );
}

type ActsProps = JoinFormProps &
  Readonly<{
    isWorking: boolean;
    /** True if the failure is already shown at the field. */
    isTold?: boolean;
  }>;

function Acts({ code, invitation, entering, failure, isWorking, isTold }: ActsProps) {
  const say = useMessages();
  return (
    <div className={styles.acts}>
      {failure !== undefined && isTold !== true && (
        <p className={styles.trouble} role="alert">
          {say(endingWords(failure).text)}
        </p>
      )}
      <TicketButton
        kind="amber"
        wide
        type="submit"
        icon={Armchair}
        iconSize={24}
        isWorking={isWorking}
      >
        {say('join.action')}
      </TicketButton>
      {invitation?.hasAudience === true && (
        <WatchLink isWorking={entering === 'watch'} watch={() => void room.enter(code, 'watch')} />
      )}
    </div>
  );
}

/** Joins the audience, for which no name is needed. */
function WatchLink({ isWorking, watch }: Readonly<{ isWorking: boolean; watch: () => void }>) {
  const say = useMessages();
  return (
    <button
      type="button"
      className={`${acts.act} ${styles.watch}`}
      aria-disabled={isWorking || undefined}
      onClick={isWorking ? undefined : watch}
    >
      {isWorking ? <Spinner size={22} isLate /> : <Eye size={22} aria-hidden />}
      {say('join.watch')}
    </button>
  );
}
