import { LANGUAGES, type Language, parseLanguage } from '@outoften/rules/language';
import {
  chooseSound,
  MOTIONS,
  percentFromVolume,
  type SavedSettings,
  THEMES,
  VOLUME_STEP,
  volumeFromPercent,
} from '@outoften/rules/player/saved-data';
import { useEffect, useState } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { loadAudio } from '../audio/load-audio.ts';
import { playSound } from '../audio/play-sound.ts';
import { useMusicStatus, type Volumes, volumePreview } from '../audio/status.ts';
import { showLanguage } from '../messages/i18n.ts';
import { ownLanguage, tellServer } from '../messages/own-language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AllowanceField } from '../play/choice/allowance-field.tsx';
import { usePlayer } from '../player/own-player.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { StepSlider } from '../ui/fields/step-slider.tsx';
import { ToggleSwitch } from '../ui/fields/toggle-switch.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import { ChevronDown, Music, Undo2 } from '../ui/icons.ts';
import { useIsLive } from '../ui/page/browser-state.ts';
import { canVibrate } from '../ui/page/vibration.ts';
import styles from './settings-screen.module.css';

export function SettingsScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const { data, save } = useSavedData();
  const session = useSession();
  const player = usePlayer();
  const isLive = useIsLive();
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
      <ChoiceField
        label={say('settings.theme')}
        choices={THEMES.map((value) => ({ value, label: say(`settings.theme.${value}`) }))}
        chosen={data.settings.theme}
        onChoose={(theme) => save({ settings: { ...data.settings, theme } })}
      />
      <ChoiceField
        label={say('settings.motion')}
        choices={MOTIONS.map((value) => ({ value, label: say(`settings.motion.${value}`) }))}
        chosen={data.settings.motion}
        onChoose={(motion) => save({ settings: { ...data.settings, motion } })}
      />
      <AllowanceField />
      <SettingSwitch setting="hidesRoomCode" word="room-code" />
      {isLive && canVibrate() && <SettingSwitch setting="vibrates" word="vibration" />}
      <div className={styles.act}>
        <TicketButton kind="amber" wide icon={Undo2} onClick={saveAndLeave}>
          {say('settings.back')}
        </TicketButton>
        <p className={styles.hint}>{say('settings.back.hint')}</p>
      </div>
    </PanelScreen>
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

type SettingSwitchProps = Readonly<{
  setting: 'hidesRoomCode' | 'vibrates';
  /** The name of its messages. */
  word: 'room-code' | 'vibration';
}>;

/** The switch for a setting that takes effect at once. */
export function SettingSwitch({ setting, word }: SettingSwitchProps) {
  const say = useMessages();
  const { data, save } = useSavedData();
  const isOn = data.settings[setting];
  return (
    <ToggleSwitch
      label={say(`settings.${word}`)}
      note={say(`settings.${word}.note`)}
      state={say(isOn ? 'settings.sound.on' : 'settings.sound.off')}
      isOn={isOn}
      onChange={(chosen) => save({ settings: { ...data.settings, [setting]: chosen } })}
    />
  );
}
