import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';

/** The switch that hides room codes behind dots, for players who show their screen to strangers. */
export function RoomCodeField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  const { hidesRoomCode } = data.settings;
  return (
    <ToggleSwitch
      label={say('settings.room-code')}
      note={say('settings.room-code.note')}
      state={say(hidesRoomCode ? 'settings.sound.on' : 'settings.sound.off')}
      isOn={hidesRoomCode}
      onChange={(isOn) => save({ settings: { ...data.settings, hidesRoomCode: isOn } })}
    />
  );
}
