import { summarise } from '@outoften/rules/daily/daily-statistics';
import { readKeptDailies } from '@outoften/rules/daily/kept-dailies';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { ANY_FILM, filterOf } from '@outoften/rules/film/film-filter';
import { PROGRAMMES, type Programme } from '@outoften/rules/film/programme';
import { parseNickname, parsePlayerName } from '@outoften/rules/names/player-name';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import type { SavedData } from '@outoften/rules/player/saved-data';
import { FILMS_BEFORE_A_BEST, runKind } from '@outoften/rules/solo/solo-bests';
import { RUN_LENGTHS } from '@outoften/rules/solo/solo-run';
import { useActionState, useId, useState, useTransition } from 'react';
import { Redirect } from 'wouter';
import { exportOwnData, type Player, updatePlayer } from '../api/players.ts';
import { formatTenths, formatWhole } from '../messages/format-number.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { useLeaveQuestion } from '../play/frames/departures.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { becomeGuest, rememberWalkIn } from '../sign-in/guest.ts';
import { changeAccount, signOut, useSession } from '../sign-in/use-session.ts';
import { Sheet, UnsavedQuestion } from '../ui/acts/sheet.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import {
  Check,
  Download,
  Lock,
  LogIn,
  LogOut,
  MonitorSmartphone,
  Trash2,
  Undo2,
  UserRound,
} from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import { useIsOnline } from '../ui/page/browser-state.ts';
import { useTodaysNumber } from '../ui/page/todays-daily.ts';
import { useAnswer } from '../ui/page/use-answer.ts';
import { AwaitedPlayer, keepFields } from './create-player-screen.tsx';
import { deleteAccountHere } from './leave-account.ts';
import { callProblemMessage, type FailedName, NameField, NicknameField } from './name-fields.tsx';
import { ownPlayer, usePlayer } from './own-player.ts';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './profile-screen.module.css';

/**
 * The screen on which players change how others see them. An account's player is changed by the server only. Players
 * with an account can also sign out here and download or delete their data.
 */
export function ProfileScreen() {
  const say = useMessages();
  const session = useSession();
  const player = usePlayer();
  const isOnline = useIsOnline();
  const [cameAs, setCameAs] = useState(session.type);
  if (cameAs === 'unknown' && session.type !== 'unknown') setCameAs(session.type);
  if (session.type === 'none' && cameAs !== 'signed-in') return <GuestProfile />;
  if (!isOnline || session.type === 'none') return <Redirect to="/game/home" replace />;
  if (player.type === 'none') return <Redirect to="/game/create-player" replace />;
  return (
    <PanelScreen heading={say('player.profile.heading')}>
      {player.type === 'there' ? (
        <ProfileForm key={player.player.id} player={player.player} />
      ) : (
        <AwaitedPlayer player={player} />
      )}
      <StatisticsPart />
      <BestsPart />
      <TicketLink kind="paper" wide to="/game/home" icon={Undo2}>
        {say('player.return')}
      </TicketLink>
      {session.type === 'signed-in' && <AccountPart email={session.user.email} />}
      {player.type === 'there' && <OwnDataPart name={player.player.name} />}
    </PanelScreen>
  );
}

/** Shows a guest's name and picture for the next room, and the links to create an account or sign in. */
function GuestProfile() {
  const say = useMessages();
  const kept = useSavedData().data.userData.walkIn;
  const [name, setName] = useState(kept?.name ?? '');
  const [avatar, setAvatar] = useState(kept?.avatar ?? FIRST_AVATAR);
  const parsed = parseNickname(name);
  const isRenamed = name.trim() !== (kept?.name ?? '');
  const question = useLeaveQuestion(isRenamed || avatar !== (kept?.avatar ?? FIRST_AVATAR));

  function save(): void {
    question?.stay();
    if (!parsed.ok) return;
    becomeGuest();
    rememberWalkIn({ name: parsed.value, avatar });
    setName(parsed.value);
    notify({ kind: 'news', text: say('player.guest.saved') });
    question?.leave();
  }

  return (
    <PanelScreen heading={say('player.profile.heading')}>
      <form className={styles.form} action={save}>
        <PictureChooser legend={say('player.avatar')} avatar={avatar} onChange={setAvatar} />
        <NicknameField name={name} onChange={setName} taken={undefined} />
        <TicketButton kind="amber" wide type="submit" icon={Check} iconSize={22}>
          {say('player.save')}
        </TicketButton>
      </form>
      {question && <UnsavedQuestion save={save} drop={question.leave} onClose={question.stay} />}
      <StatisticsPart />
      <BestsPart />
      <section className={styles.part} aria-labelledby="account">
        <h2 id="account">{say('player.account')}</h2>
        <p>{say('player.guest.account')}</p>
        <TicketLink kind="paper" wide to="/game/login?new" icon={UserRound} iconSize={18}>
          {say('player.guest.create-account')}
        </TicketLink>
        <TicketLink kind="paper" wide to="/game/login" icon={LogIn} iconSize={18}>
          {say('player.guest.sign-in')}
        </TicketLink>
      </section>
      <TicketLink kind="paper" wide to="/game/home" icon={Undo2}>
        {say('player.return')}
      </TicketLink>
    </PanelScreen>
  );
}

/** The form for picture and name. They change only when saved. */
function ProfileForm({ player }: Readonly<{ player: Player }>) {
  const say = useMessages();
  const [changes, setChanges] = useState<Partial<Player>>({});
  const { name, avatar } = { ...player, ...changes };
  const parsed = parsePlayerName(name);
  const isRenamed = name.trim() !== player.name;
  const isChanged = avatar !== player.avatar || isRenamed;
  const question = useLeaveQuestion(isChanged);
  const mayBeSaved = isChanged && (parsed.ok || !isRenamed);
  const [failure, save, isSaving] = useActionState(async (): Promise<FailedName | undefined> => {
    question?.stay();
    if (!mayBeSaved) return undefined;
    const renamed = isRenamed && parsed.ok ? parsed.value : undefined;
    const outcome = await updatePlayer({ id: player.id, name: renamed, avatar });
    if (outcome.type !== 'named') return { ...outcome, name: renamed ?? player.name };
    ownPlayer.keep(outcome.player);
    setChanges({});
    notify({ kind: 'news', text: say('player.saved') });
    question?.leave();
    return undefined;
  }, undefined);

  return (
    <form className={styles.form} action={save} onReset={keepFields}>
      <PictureChooser
        legend={say('player.avatar')}
        avatar={avatar}
        onChange={(chosen) => setChanges({ ...changes, avatar: chosen })}
      />
      <NameField
        name={name}
        own={player.name}
        onChange={(typed) => setChanges({ ...changes, name: typed })}
        failure={failure}
      />
      <div className={styles.acts}>
        <TicketButton
          kind="amber"
          wide
          type="submit"
          icon={Check}
          iconSize={22}
          isDisabled={!isChanged}
          isWorking={isSaving}
        >
          {say('player.save')}
        </TicketButton>
        <TicketButton kind="paper" wide isDisabled={!isChanged} onClick={() => setChanges({})}>
          {say('player.cancel')}
        </TicketButton>
      </div>
      {question && <UnsavedQuestion save={save} drop={question.leave} onClose={question.stay} />}
    </form>
  );
}

type Fact = Readonly<{ name: string; value: string }>;

/** Shows the statistics of the daily films that were played in this browser; nothing before the first. */
function StatisticsPart() {
  const say = useMessages();
  const { data } = useSavedData();
  const today = useTodaysNumber();
  const facts = today === undefined ? [] : listFacts(say, data, today);
  if (facts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="statistics">
      <h2 id="statistics">{say('player.statistics')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the known figures. None appears as zero before its first film. */
function listFacts(
  say: Say,
  { dleData, dailies }: SavedData,
  today: PuzzleNumber,
): readonly Fact[] {
  const { results } = readKeptDailies({ dleData, dailies });
  const { played, averageDistance, streaks } = summarise(results, today);
  const fact = (name: string, value: number | undefined): readonly Fact[] =>
    value === undefined || value === 0 ? [] : [{ name, value: formatWhole(value) }];
  return [
    ...fact(say('player.statistics.dailies'), played),
    ...(averageDistance === undefined
      ? []
      : [
          {
            name: say('player.statistics.distance'),
            value: formatTenths(Math.round(averageDistance)),
          },
        ]),
    ...fact(say('player.statistics.streak'), streaks.current.length),
    ...fact(say('player.statistics.best-streak'), streaks.best),
  ];
}

type RunBest = Readonly<{ programme: Programme | undefined; length: number; points: number }>;

/**
 * Shows the best points of solo runs by kind, and of one film, as saved in this browser. Shows nothing before the
 * first.
 */
function BestsPart() {
  const say = useMessages();
  const heading = useId();
  const { soloBests: bests } = useSavedData().data;
  const runs = listRuns(bests?.runs ?? {});
  const film = bests !== undefined && bests.films > FILMS_BEFORE_A_BEST ? bests.film : undefined;
  if (runs.length === 0 && film === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{say('player.bests')}</h2>
      <dl className={styles.bests}>
        {runs.map(({ programme, length, points }) => (
          <div key={`${length} ${programme}`}>
            <dt>
              {say('player.bests.run', { films: length })}
              {programme !== undefined && <span>{say(`play.programme.${programme}`)}</span>}
            </dt>
            <dd>{say('player.bests.points', { points })}</dd>
          </div>
        ))}
        {film !== undefined && (
          <div>
            <dt>{say('player.bests.film')}</dt>
            <dd>{say('player.bests.points', { points: film })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Returns the kinds of runs that have a best, in a fixed order. */
function listRuns(runs: Readonly<Record<string, number>>): readonly RunBest[] {
  const kinds = [undefined, ...PROGRAMMES].flatMap((programme) =>
    RUN_LENGTHS.flatMap((length) => {
      const filter = programme === undefined ? ANY_FILM : filterOf(programme);
      const kind = runKind({ filter, length });
      const isOwnKind = programme === undefined || kind !== runKind({ filter: ANY_FILM, length });
      return kind === undefined || length === 'endless' || !isOwnKind
        ? []
        : [{ programme, length, points: runs[kind] }];
    }),
  );
  return kinds.flatMap(({ points, ...kind }) => (points === undefined ? [] : { ...kind, points }));
}

type Where = 'here' | 'everywhere';

/** Shows the account's address, the link to change the account, and the buttons to sign out here or on all devices. */
function AccountPart({ email }: Readonly<{ email: string }>) {
  const say = useMessages();
  const hasPages = useAnswer('once', hasAccountPages) ?? false;
  const [isLeaving, startLeaving] = useTransition();

  function leave(by: () => Promise<unknown>): void {
    startLeaving(async () => {
      try {
        await by();
      } catch {
        // The code is fetched on demand, and that failed, or the issuer cannot be reached.
        notify({ kind: 'error', text: say('player.problem.offline') });
      }
    });
  }

  function logOut(where: Where): void {
    leave(() => signOut(where));
  }

  return (
    <section className={styles.part} aria-labelledby="account">
      <h2 id="account">{say('player.account')}</h2>
      <p>{say('player.account.of', { email })}</p>
      <div className={styles.profilePartActs}>
        <TicketButton
          kind="velvet"
          wide
          icon={LogOut}
          iconSize={18}
          isWorking={isLeaving}
          onClick={() => logOut('here')}
        >
          {say('player.logout')}
        </TicketButton>
        <TicketButton
          kind="paper"
          wide
          icon={MonitorSmartphone}
          iconSize={18}
          isWorking={isLeaving}
          onClick={() => logOut('everywhere')}
        >
          {say('player.logout.everywhere')}
        </TicketButton>
        {/* At the end, because it appears late and must not move anything. */}
        {hasPages && (
          <TicketButton
            kind="paper"
            wide
            icon={Lock}
            iconSize={18}
            isWorking={isLeaving}
            onClick={() => leave(changeAccount)}
          >
            {say('player.account.change')}
          </TicketButton>
        )}
      </div>
    </section>
  );
}

/** True if the issuer has pages for changing the account. */
async function hasAccountPages(): Promise<boolean> {
  const { issuerCard } = await import('../sign-in/issuer-card.ts');
  return (await issuerCard()).account_prompt !== undefined;
}

const FILE_NAME = 'out-of-ten-data.json';

type OwnDataPartProps = Readonly<{ name: string }>;

/** Lets players download and delete all data that is kept about them. */
function OwnDataPart({ name }: OwnDataPartProps) {
  const say = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, exportData, isExporting] = useActionState(async () => {
    const collected = await exportOwnData();
    if (!collected.ok) return collected.refusal;
    downloadText({ name: FILE_NAME, type: 'application/json', text: collected.value });
    return undefined;
  }, undefined);
  return (
    <section className={styles.part} aria-labelledby="own-data">
      <h2 id="own-data">{say('player.data')}</h2>
      <p>{say('player.data.intro')}</p>
      {problem !== undefined && <p role="alert">{say(callProblemMessage(problem))}</p>}
      <div className={styles.profilePartActs}>
        <form className={styles.act} action={exportData}>
          <TicketButton
            kind="paper"
            wide
            type="submit"
            icon={Download}
            iconSize={18}
            isWorking={isExporting}
          >
            {say('player.data.export')}
          </TicketButton>
        </form>
        <TicketButton
          kind="velvet"
          wide
          icon={Trash2}
          iconSize={18}
          onClick={() => setIsAsking(true)}
        >
          {say('player.data.delete')}
        </TicketButton>
      </div>
      {isAsking && <DeleteSheet name={name} close={() => setIsAsking(false)} />}
    </section>
  );
}

function DeleteSheet({ name, close }: OwnDataPartProps & Readonly<{ close: () => void }>) {
  const say = useMessages();
  const [problem, deleteData, isDeleting] = useActionState(async () => {
    const deleted = await deleteAccountHere();
    if (!deleted.ok) return deleted.refusal;
    notify({ kind: 'news', text: say('player.deleted') });
    return undefined;
  }, undefined);
  return (
    <Sheet title={say('player.delete.heading')} onClose={close}>
      <p className={styles.explained}>{say('player.delete.explained', { name })}</p>
      {problem !== undefined && <p role="alert">{say(callProblemMessage(problem))}</p>}
      <form className={styles.profilePartActs} action={deleteData}>
        <TicketButton kind="paper" wide onClick={close}>
          {say('player.delete.keep')}
        </TicketButton>
        <TicketButton
          kind="velvet"
          wide
          type="submit"
          icon={Trash2}
          iconSize={18}
          isWorking={isDeleting}
        >
          {say('player.delete.confirm')}
        </TicketButton>
      </form>
    </Sheet>
  );
}

/**
 * Saves a text as a file through the browser. The text stays in memory until the page is left: a busy browser may start
 * to read it seconds later.
 */
function downloadText({
  name,
  type,
  text,
}: Readonly<{ name: string; type: string; text: string }>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
}
