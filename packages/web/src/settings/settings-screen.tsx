import {
  MOTIONS,
  type Motion,
  THEMES,
  type Theme,
  VOLUME_STEP,
} from '@outoften/rules/player/saved-data';
import { useEffect, useState } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { loadAudio } from '../audio/load-audio.ts';
import { type MusicStatus, useMusicStatus } from '../audio/music-status.ts';
import { playSound } from '../audio/play-sound.ts';
import { volumePreview } from '../audio/volumes.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { AllowanceField } from '../play/choice/allowance-field.tsx';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { StepSlider } from '../ui/fields/step-slider.tsx';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { Music, Undo2 } from '../ui/icons.ts';
import { useIsLive } from '../ui/page/use-is-live.ts';
import { canVibrate } from '../ui/page/vibration.ts';
import { LanguageField } from './language-field.tsx';
import { RoomCodeField } from './room-code-field.tsx';
import { draftOf, type SettingsDraft, settleDraft, volumesOf } from './settings-draft.ts';
import styles from './settings-screen.module.css';

export function SettingsScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const { data, save } = useSavedData();
  const session = useSession();
  const player = usePlayer();
  const [changes, setChanges] = useState<Partial<SettingsDraft>>({});
  const draft = { ...draftOf(data.settings), ...changes };

  // Volumes can be heard while they are chosen. Afterwards the saved ones apply.
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

const MOTION_NAMES = {
  system: 'settings.motion.system',
  less: 'settings.motion.less',
} satisfies Record<Motion, MessageId>;

/** The choice of motion, which takes effect at once. */
function MotionField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.motion')}
      choices={MOTIONS.map((value) => ({ value, label: say(MOTION_NAMES[value]) }))}
      chosen={data.settings.motion}
      onChoose={(motion) => save({ settings: { ...data.settings, motion } })}
    />
  );
}

const THEME_NAMES = {
  system: 'settings.theme.system',
  dark: 'settings.theme.dark',
  light: 'settings.theme.light',
} satisfies Record<Theme, MessageId>;

/** The choice of theme, which takes effect at once. */
function ThemeField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.theme')}
      choices={THEMES.map((value) => ({ value, label: say(THEME_NAMES[value]) }))}
      chosen={data.settings.theme}
      onChoose={(theme) => save({ settings: { ...data.settings, theme } })}
    />
  );
}

/** The switch for vibration. Absent on devices that do not vibrate. */
function VibrationField() {
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

const MUSIC_WORDS = {
  untouched: 'settings.music.untouched',
  off: 'settings.music.off',
  elsewhere: 'settings.music.elsewhere',
  loading: 'settings.music.loading',
  playing: 'settings.music.playing',
  unavailable: 'settings.music.unavailable',
} as const satisfies Record<MusicStatus['type'], MessageId>;

const NO_TRACK = { title: '', composer: '' };

/** The track that plays and its composer, or why there is no music. */
function MusicLine() {
  const say = useMessages();
  const status = useMusicStatus();
  useEffect(() => void loadAudio(), []);
  const { title, composer } = status.type === 'playing' ? status.track : NO_TRACK;
  return (
    <p className={styles.line} data-on={status.type === 'playing' || undefined}>
      <Music size={20} aria-hidden />
      <span>{say(MUSIC_WORDS[status.type], { title, composer })}</span>
    </p>
  );
}
