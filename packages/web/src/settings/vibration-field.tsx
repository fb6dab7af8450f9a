import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { ToggleSwitch } from '../ui/toggle-switch.tsx';
import { useIsLive } from '../ui/use-is-live.ts';
import { canVibrate } from '../ui/vibration.ts';

/** Whether the phone may be felt; nothing where it can't. */
export function VibrationField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  const { vibrates } = data.settings;
  if (!useIsLive() || !canVibrate()) return null;
  return (
    <ToggleSwitch
      label={say('settings.vibration')}
      note={say('settings.vibration.note')}
      state={say(vibrates ? 'settings.sound.on' : 'settings.sound.off')}
      isOn={vibrates}
      onChange={(isOn) => save({ settings: { ...data.settings, vibrates: isOn } })}
    />
  );
}
