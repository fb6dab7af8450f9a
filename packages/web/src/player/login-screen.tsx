import { useEffect, useId, useSyncExternalStore } from 'react';
import { Redirect } from 'wouter';
import { useAddress, useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { invitedPath } from '../room/room-link.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { becomeGuest } from '../sign-in/guest.ts';
import type { IdentityProvider } from '../sign-in/issuer-card.ts';
import type { Session, User } from '../sign-in/session.ts';
import type { SignInTrouble } from '../sign-in/sign-in-flow.ts';
import { sayTrouble, signInProgress } from '../sign-in/sign-in-progress.ts';
import { giveUpSession, signOut, useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import { Armchair, Check, LogIn, LogOut, Ticket, UserRound } from '../ui/icons.ts';
import { useIsOnline } from '../ui/page/browser-state.ts';
import { useAnswer } from '../ui/page/use-answer.ts';
import styles from './login-screen.module.css';
import { ownPlayer, type PlayerState, usePlayer } from './own-player.ts';

const { signIn, takeAnswer, comeBack, refuseSignIn, forgetTrouble } = signInProgress;

/** The screen for signing in or playing as a guest. The issuer sends players back to it. */
export function LoginScreen() {
  const say = useMessages();
  const session = useSession();
  const isAnswered = useAnswerOfIssuer();
  return (
    <PanelScreen heading={say('login.heading')} isLow>
      <div className={styles.counter}>
        {session.type === 'signed-in' ? (
          <SignedIn user={session.user} isAnswered={isAnswered} />
        ) : (
          <Counter session={session} />
        )}
      </div>
    </PanelScreen>
  );
}

type SignedInProps = Readonly<{
  user: User;
  /** True while the address contains an answer of the issuer that was not read. */
  isAnswered: boolean;
}>;

/** Continues to the game. If the issuer answered for another account, the player chooses first. */
function SignedIn({ user, isAnswered }: SignedInProps) {
  const say = useMessages();
  const progress = useSignInProgress();
  if (progress.type === 'refused' && progress.trouble.type === 'already-signed-in') {
    return <AlreadySignedIn user={user} />;
  }
  if (isAnswered || progress.type === 'working') {
    return <p role="status">{say('login.working')}</p>;
  }
  return <LeadOn subject={user.subject} />;
}

function AlreadySignedIn({ user }: Readonly<{ user: User }>) {
  const say = useMessages();
  return (
    <>
      <p className={styles.trouble} role="alert">
        {sayTrouble({ type: 'already-signed-in' }, say)}
      </p>
      <div className={styles.ways}>
        <TicketButton kind="amber" wide icon={Ticket} iconSize={22} onClick={forgetTrouble}>
          {say('login.go-on', { email: user.email })}
        </TicketButton>
        <TicketButton kind="paper" wide icon={LogOut} iconSize={22} onClick={() => signOut('here')}>
          {say('login.sign-out')}
        </TicketButton>
      </div>
    </>
  );
}

/** Continues once the player is loaded. If that fails, signs the player out. */
function LeadOn({ subject }: Readonly<{ subject: string }>) {
  const say = useMessages();
  const player = usePlayer();
  useEffect(() => {
    void enterGame(subject, { load: ownPlayer.load, giveUpSession, refuseSignIn });
  }, [subject]);
  switch (player.type) {
    case 'there':
      return <Redirect to={invitedPath() ?? '/game/home'} replace />;
    case 'none':
      return <Redirect to="/game/create-player" replace />;
    case 'unknown':
    case 'loading':
    case 'failed':
      return <p role="status">{say('login.working')}</p>;
  }
}

function Counter({ session }: Readonly<{ session: Exclude<Session, { type: 'signed-in' }> }>) {
  const say = useMessages();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { data } = useSavedData();
  const progress = useSignInProgress();
  const providers = useAnswer('once', readIdentityProviders) ?? [];
  const isWorking = progress.type === 'working';
  const pointsId = useId();
  const { userId } = data.userData;

  function playAsGuest(): void {
    becomeGuest();
    navigate('/game/home');
  }

  return (
    <>
      <p className={styles.intro}>{say(userId === undefined ? 'login.intro' : 'login.known')}</p>
      {/* No player is signed in any more, so that trouble is over. */}
      {progress.type === 'refused' && progress.trouble.type !== 'already-signed-in' && (
        <p className={styles.trouble} role="alert">
          {sayTrouble(progress.trouble, say)}
        </p>
      )}
      <div className={styles.ways}>
        <TicketButton
          kind="amber"
          wide
          icon={LogIn}
          iconSize={22}
          isWorking={isWorking}
          onClick={() => signIn()}
        >
          {say('login.sign-in')}
        </TicketButton>
        <TicketButton kind="paper" wide icon={Ticket} iconSize={22} onClick={playAsGuest}>
          {say(isOnline ? 'login.guest' : 'login.offline')}
        </TicketButton>
        {/* At the end, because they appear late and must not move anything. */}
        {providers.length > 0 && (
          <div className={styles.providers}>
            <p>{say('login.or-with')}</p>
            {providers.map(({ name, label }) => (
              <TicketButton
                key={name}
                kind="paper"
                wide
                isDisabled={isWorking}
                aria-label={say('login.with', { label })}
                onClick={() => signIn({ identityProvider: name })}
              >
                {label}
              </TicketButton>
            ))}
          </div>
        )}
      </div>
      {session.type === 'none' && session.lastUser !== undefined && (
        <p className={styles.last}>{say('login.last', { email: session.lastUser.email })}</p>
      )}
      <h2 className={styles.subheading} id={pointsId}>
        {say('login.guest.points')}
      </h2>
      <ul className={styles.points} aria-labelledby={pointsId}>
        <li>
          <Check size={20} aria-hidden />
          {say('login.guest.play')}
        </li>
        <li>
          <Armchair size={20} aria-hidden />
          {say('login.guest.kept')}
        </li>
        <li>
          <UserRound size={20} aria-hidden />
          {say('login.guest.account')}
        </li>
      </ul>
    </>
  );
}

function useSignInProgress() {
  return useSyncExternalStore(
    signInProgress.subscribe,
    signInProgress.getState,
    signInProgress.getState,
  );
}

/**
 * Takes the issuer's answer, or goes to it for a new account, and removes it from the address at once, so that it does
 * not stay in the history. Returns true until then.
 */
function useAnswerOfIssuer(): boolean {
  const { search } = useAddress();
  const navigate = useNavigate();
  useEffect(() => {
    const answer = new URLSearchParams(search);
    void (answer.has('new') ? signIn({ isNew: true }) : takeAnswer(answer));
    if (search !== '') navigate('/game/login', { replace: true });
  }, [search, navigate]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void comeBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return search !== '';
}

/** Returns the other kinds of accounts with which players may sign in. A failure is reported when a player signs in. */
async function readIdentityProviders(): Promise<readonly IdentityProvider[]> {
  const { issuerCard } = await import('../sign-in/issuer-card.ts');
  return (await issuerCard()).identity_providers;
}

type EnterGameParts = Readonly<{
  load: (subject: string) => Promise<PlayerState>;
  giveUpSession: () => Promise<void>;
  refuseSignIn: (trouble: SignInTrouble) => void;
}>;

/** Loads the player of the account that has just signed in. If that fails, the session is useless and is ended. */
export async function enterGame(
  subject: string,
  { load, giveUpSession, refuseSignIn }: EnterGameParts,
): Promise<void> {
  const player = await load(subject);
  if (player.type !== 'failed') return;
  await giveUpSession();
  refuseSignIn({ type: 'no-player' });
}
