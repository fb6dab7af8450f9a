import { useNavigate } from '../../address/address-router.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { signInProgress } from '../../sign-in/browser-sign-in-progress.ts';
import { session } from '../../sign-in/session/browser-session.ts';
import { useSession } from '../../sign-in/use-session.ts';
import { LastingBanner } from '../../ui/news/lasting-banner.tsx';

/** Says that the session was ended elsewhere, in every tab and after a reload, until the player answers. */
export function EndedSession() {
  const say = useMessages();
  const navigate = useNavigate();
  const state = useSession();
  if (state.type !== 'none' || !state.wasEndedElsewhere) return null;

  function signInAgain(): void {
    session.acknowledgeEnd();
    // This screen shows why, if the sign-in fails.
    navigate('/game/login');
    void signInProgress.signIn();
  }

  return (
    <LastingBanner
      text={say('shell.session.ended')}
      act={{ label: say('shell.session.again'), onPress: signInAgain }}
      close={session.acknowledgeEnd}
    />
  );
}
