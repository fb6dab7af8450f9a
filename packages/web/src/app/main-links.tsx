import { CircleHelp, House, Settings } from 'lucide-react';
import { useAddress } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { TextLink } from '../ui/text-link.tsx';

type MainLinksProps = Readonly<{ className: string | undefined }>;

/** The ways to the screens that are of use from anywhere, but for the one that is shown. */
export function MainLinks({ className }: MainLinksProps) {
  const say = useMessages();
  const { pathname } = useAddress();
  return (
    <nav className={className} aria-label={say('shell.nav.main')}>
      {pathname !== '/game/home' && (
        <TextLink to="/game/home" icon={House}>
          {say('shell.nav.home')}
        </TextLink>
      )}
      {pathname !== '/game/settings' && (
        <TextLink to="/game/settings" icon={Settings}>
          {say('shell.nav.settings')}
        </TextLink>
      )}
      <TextLink to="/landing#rules" icon={CircleHelp}>
        {say('shell.nav.how-to-play')}
      </TextLink>
    </nav>
  );
}
