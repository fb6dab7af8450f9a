import { ALLOWANCES, type Allowance } from '@outoften/rules/allowance';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useSavedData } from '../../saved-data/use-saved-data.ts';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';

const NAMES = {
  1: 'settings.allowance.once',
  1.5: 'settings.allowance.half-more',
  2: 'settings.allowance.twice',
} satisfies Record<Allowance, MessageId>;

/** The choice of a longer time limit. The browser stores it, and sends it to each room that the player enters. */
export function AllowanceField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.allowance')}
      note={say('settings.allowance.note')}
      choices={ALLOWANCES.map((value) => ({ value, label: say(NAMES[value]) }))}
      chosen={data.settings.allowance}
      onChoose={(allowance) => save({ settings: { ...data.settings, allowance } })}
    />
  );
}
