import { THEMES, type Theme } from '@outoften/rules/saved-data';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { ChoiceField } from '../ui/choice-field.tsx';

const NAMES = {
  system: 'settings.theme.system',
  dark: 'settings.theme.dark',
  light: 'settings.theme.light',
} satisfies Record<Theme, MessageId>;

/** Night or day, seen at once. */
export function ThemeField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.theme')}
      choices={THEMES.map((value) => ({ value, label: say(NAMES[value]) }))}
      chosen={data.settings.theme}
      onChoose={(theme) => save({ settings: { ...data.settings, theme } })}
    />
  );
}
