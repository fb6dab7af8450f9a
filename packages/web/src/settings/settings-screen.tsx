import { MOTIONS, THEMES, VOLUME_STEP, chooseSound, percentFromVolume, type SavedSettings, volumeFromPercent } from '@outoften/rules/player/saved-data';
import { useEffect, useState } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { loadAudio } from '../audio/load-audio.ts';
import { useMusicStatus, volumePreview, type Volumes } from '../audio/status.ts';
import { playSound } from '../audio/play-sound.ts';
import { showLanguage } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AllowanceField } from '../play/choice/allowance-field.tsx';
import { usePlayer } from '../player/own-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { StepSlider } from '../ui/fields/step-slider.tsx';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import { Music, Undo2, ChevronDown } from '../ui/icons.ts';
import { useIsLive } from '../ui/page/browser-state.ts';
import { canVibrate } from '../ui/page/vibration.ts';
import styles from './settings-screen.module.css';
import { LANGUAGES, type Language, parseLanguage } from '@outoften/rules/language';
import { ownLanguage, tellServer } from '../messages/own-language.ts';

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
    <PanelScreen heading={say('settings.heading')} isLow>
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
            icon={Undo2}
            onClick={saveAndLeave}
          >
            {say('settings.back')}
          </TicketButton>
          <p className={styles.hint}>{say('settings.back.hint')}</p>
        </div>
    </PanelScreen>
  );
}

/** The choice of motion, which takes effect at once. */
function MotionField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.motion')}
      choices={MOTIONS.map((value) => ({ value, label: say(`settings.motion.${value}`) }))}
      chosen={data.settings.motion}
      onChoose={(motion) => save({ settings: { ...data.settings, motion } })}
    />
  );
}

/** The choice of theme, which takes effect at once. */
function ThemeField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  return (
    <ChoiceField
      label={say('settings.theme')}
      choices={THEMES.map((value) => ({ value, label: say(`settings.theme.${value}`) }))}
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
      <span>{say(`settings.music.${status.type}`, { title, composer })}</span>
    </p>
  );
}

/**
 * The settings on the screen. They can be heard at once, and are saved when the player goes back. Volumes are per cent
 * in steps of 5.
 */
type SettingsDraft = Readonly<{ music: number; ui: number; isSoundOn: boolean }>;

export function draftOf({ musicVolume, uiVolume, isAudioMuted }: SavedSettings): SettingsDraft {
  return {
    music: percentFromVolume(musicVolume),
    ui: percentFromVolume(uiVolume),
    isSoundOn: !isAudioMuted,
  };
}

export function volumesOf({ music, ui, isSoundOn }: SettingsDraft): Volumes {
  return { isMuted: !isSoundOn, music: volumeFromPercent(music), ui: volumeFromPercent(ui) };
}

/** Returns the settings with the draft's values, marked as chosen by the player. */
export function settleDraft(settings: SavedSettings, draft: SettingsDraft): SavedSettings {
  return {
    ...chooseSound(settings, draft.isSoundOn ? 'on' : 'off'),
    musicVolume: volumeFromPercent(draft.music),
    uiVolume: volumeFromPercent(draft.ui),
  };
}

/** Each language by its own name. */
const NAMES = { en: 'English', de: 'Deutsch', es: 'Español' } as const satisfies Record<
  Language,
  string
>;

/** The choice of language, which takes effect at once. Films keep their own language. */
function LanguageField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: Language | undefined): Promise<void> {
    try {
      await showLanguage(ownLanguage(language));
      save({ settings: { ...data.settings, language } });
      tellServer(language);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div>
      <label className={styles.field}>
        <span className={styles.label}>{say('settings.language')}</span>
        <span className={styles.choice}>
          <select
            value={data.settings.language ?? ''}
            onChange={(event) => choose(parseLanguage(event.currentTarget.value))}
          >
            <option value="">{say('settings.language.by-browser')}</option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {NAMES[language]}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden />
        </span>
      </label>
      <p className={styles.note}>{say('settings.language.note')}</p>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {say('settings.language.failed')}
        </p>
      )}
    </div>
  );
}

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
