import type { Score } from '../notation/score.ts';
import { aurea } from './aurea.ts';
import { bouncehouse } from './bouncehouse.ts';
import { cueCountdown } from './cue-countdown.ts';
import { cuePodium } from './cue-podium.ts';
import { deuces } from './deuces.ts';
import { hepcats } from './hepcats.ts';
import { quirkydog } from './quirkydog.ts';
import { sugarzone } from './sugarzone.ts';
import { ultralounge } from './ultralounge.ts';

/** The tracks of the game. Each is played as a loop. */
export const SCORES: readonly Score[] = [
  deuces,
  hepcats,
  quirkydog,
  sugarzone,
  bouncehouse,
  aurea,
  ultralounge,
];

/** Music for a moment of the game. Each is played once. */
export const CUES: readonly Score[] = [cueCountdown, cuePodium];
