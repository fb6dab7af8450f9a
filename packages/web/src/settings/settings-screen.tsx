import { VOLUME_STEP } from '@outoften/rules/saved-data';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { playSound } from '../audio/play-sound.ts';
import { volumePreview } from '../audio/volumes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { AllowanceField } from '../play/allowance-field.tsx';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { StepSlider } from '../ui/step-slider.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { ToggleSwitch } from '../ui/toggle-switch.tsx';
import { LanguageField } from './language-field.tsx';
import { MotionField } from './motion-field.tsx';
import { MusicLine } from './music-line.tsx';
import { RoomCodeField } from './room-code-field.tsx';
import { draftOf, type SettingsDraft, settleDraft, volumesOf } from './settings-draft.ts';
import styles from './settings-screen.module.css';
import { ThemeField } from './theme-field.tsx';
import { VibrationField } from './vibration-field.tsx';

export function SettingsScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const { data, save } = useSavedData();
  const session = useSession();
  const player = usePlayer();
  const [changes, setChanges] = useState<Partial<SettingsDraft>>({});
  const draft = { ...draftOf(data.settings), ...changes };

  // Heard while it is chosen; what holds afterwards is what was saved.
  useEffect(() => volumePreview.clear, []);

  function change(part: Partial<SettingsDraft>): void {
    setChanges((before) => ({ ...before, ...part }));
    volumePreview.set(volumesOf({ ...draft, ...part }));
  }

  function changeUi(ui: number): void {
    change({ ui });
    playSound('click');
  }

  function saveAndLeave(): void {
    save({ settings: settleDraft(data.settings, draft) });
    navigate(findWayBack());
  }

  function findWayBack(): string {
    if (session.type === 'signed-in') {
      return player.type === 'none' ? '/game/create-player' : '/game/home';
    }
    return data.userData.userId === undefined ? '/game/login' : '/game/home';
  }

  return (
    <section className={styles.screen}>
      <BoardHeading text={say('settings.heading')} />
      <div className={styles.panel}>
        <ToggleSwitch
          label={say('settings.sound')}
          state={say(draft.isSoundOn ? 'settings.sound.on' : 'settings.sound.off')}
          isOn={draft.isSoundOn}
          onChange={(isSoundOn) => change({ isSoundOn })}
        />
        <StepSlider
          label={say('settings.music')}
          value={draft.music}
          step={VOLUME_STEP}
          onChange={(music) => change({ music })}
        />
        <StepSlider
          label={say('settings.ui')}
          value={draft.ui}
          step={VOLUME_STEP}
          onChange={changeUi}
        />
        <MusicLine />
        <LanguageField />
        <ThemeField />
        <MotionField />
        <AllowanceField />
        <RoomCodeField />
        <VibrationField />
        <div className={styles.act}>
          <TicketButton
            kind="amber"
            wide
            stub={<Undo2 size={20} aria-hidden />}
            onClick={saveAndLeave}
          >
            {say('settings.back')}
          </TicketButton>
          <p className={styles.hint}>{say('settings.back.hint')}</p>
        </div>
      </div>
    </section>
  );
}
