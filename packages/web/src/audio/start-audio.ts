import { savedData } from '../saved-data/use-saved-data.ts';
import { createAudio, type Equipment } from './audio.ts';
import { createCues } from './cues.ts';
import { fetchFile } from './fetch-file.ts';
import { createMusic } from './music.ts';
import { handCuesTo, handSoundsTo, playSound } from './play-sound.ts';
import { createSoundBoard } from './sound-board.ts';
import { openSpeaker } from './speaker.ts';
import { showMusicStatus, type Volumes, volumePreview } from './status.ts';
import { createFloor, type FloorChannel } from './tab-floor.ts';

/** Events after which browsers allow a page to play sound. */
const TOUCHES = ['mousedown', 'pointerup', 'touchend', 'keydown'] as const;

/** Elements that make a sound when pressed. */
const PRESSABLE = 'a[href], button, summary, input[type="radio"], [role="option"]';

let isStarted = false;

/** Starts the audio of this tab, which plays from the first touch on. Later calls do nothing. */
export function startAudio(): void {
  if (isStarted) return;
  isStarted = true;
  const audio = createAudio({
    equip,
    floor: (changed) =>
      createFloor({ channel: tabs(), now: Date.now, id: String(Math.random()), changed }),
    volumes: chosenVolumes(),
    isVisible: isVisible(),
    show: showMusicStatus,
  });

  let volumes = chosenVolumes();
  const follow = () => {
    const chosen = chosenVolumes();
    if (isSame(chosen, volumes)) return;
    volumes = chosen;
    audio.setVolumes(chosen, document.hasFocus() ? 'here' : 'elsewhere');
  };
  savedData.subscribe(follow);
  volumePreview.subscribe(follow);

  // Browsers do not count some touches, such as the Escape key. A speaker opened then would stay silent.
  const touch = () => {
    if (navigator.userActivation?.isActive !== false) audio.touch();
  };
  for (const event of TOUCHES)
    window.addEventListener(event, touch, { capture: true, passive: true });
  if (navigator.userActivation?.hasBeenActive) audio.touch();
  document.addEventListener('visibilitychange', () => audio.setVisible(isVisible()));
  window.addEventListener('online', audio.retry);
  handSoundsTo(audio.play);
  handCuesTo(audio.cues);
  soundPresses(document);
}

function equip(calls: Parameters<Parameters<typeof createAudio>[0]['equip']>[0]): Equipment {
  const speaker = openSpeaker(new AudioContext(), calls.speakerChanged);
  const now = () => performance.now();
  return {
    speaker,
    board: createSoundBoard({ speaker, fetchFile, now }),
    cues: createCues({ speaker, fetchFile, now, mayPlay: calls.mayPlay }),
    music: createMusic({ ...calls, speaker, fetchFile, chance: Math.random }),
  };
}

function chosenVolumes(): Volumes {
  const { isAudioMuted, musicVolume, uiVolume } = savedData.getState().data.settings;
  return (
    volumePreview.getState().volumes ?? {
      isMuted: isAudioMuted,
      music: musicVolume,
      ui: uiVolume,
    }
  );
}

function isSame(one: Volumes, other: Volumes): boolean {
  return one.isMuted === other.isMuted && one.music === other.music && one.ui === other.ui;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** A channel to all tabs of this browser that have the game open. */
function tabs(): FloorChannel {
  const channel = new BroadcastChannel('out-of-ten.floor');
  return {
    send: (message) => channel.postMessage(message),
    listen: (call) => channel.addEventListener('message', ({ data }) => call(data)),
  };
}

/** Plays a sound when a control is pressed, and when a mouse enters one. */
function soundPresses(page: Document): void {
  // Captured, because the press may disable or remove the element.
  page.addEventListener(
    'click',
    ({ target }) => {
      if (findPressable(target) !== undefined) playSound('click');
    },
    { capture: true },
  );
  page.addEventListener('pointerover', ({ pointerType, target, relatedTarget }) => {
    // Fingers do not hover.
    if (pointerType !== 'mouse') return;
    const entered = findPressable(target);
    if (entered !== undefined && entered !== findPressable(relatedTarget)) playSound('hover');
  });
}

function findPressable(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest(PRESSABLE) : null;
  return found === null || found.matches(':disabled, [aria-disabled="true"]') ? undefined : found;
}
