import { MOTIONS, type Motion } from '@outoften/rules/saved-data';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { ChoiceField } from '../ui/choice-field.tsx';

const NAMES = {
  system: 'settings.motion.system',
  less: 'settings.motion.less',
} satisfies Record<Motion, MessageId>;

/** How much may move, seen at once. */
export function MotionField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.motion')}
      choices={MOTIONS.map((value) => ({ value, label: say(NAMES[value]) }))}
      chosen={data.settings.motion}
      onChoose={(motion) => save({ settings: { ...data.settings, motion } })}
    />
  );
}
