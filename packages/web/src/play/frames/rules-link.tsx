import { useMessages } from '../../messages/use-messages.ts';
import { TextLink } from '../../ui/acts/text-link.tsx';
import { CircleHelp } from '../../ui/icons.ts';

/** Opens the rules in a tab of their own, so that no film is left. */
export function RulesLink() {
  const say = useMessages();
  return (
    <TextLink to="/landing#rules" icon={CircleHelp} inNewTab>
      {say('play.how-to-play')}
    </TextLink>
  );
}
