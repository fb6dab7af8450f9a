import type { Score } from '../notation/score.ts';
import { aurea } from './aurea.ts';
import { bouncehouse } from './bouncehouse.ts';
import { deuces } from './deuces.ts';
import { hepcats } from './hepcats.ts';
import { quirkydog } from './quirkydog.ts';
import { sugarzone } from './sugarzone.ts';
import { ultralounge } from './ultralounge.ts';

/** The tracks of the game, one for each slot. */
export const SCORES: readonly Score[] = [
  deuces,
  hepcats,
  quirkydog,
  sugarzone,
  bouncehouse,
  aurea,
  ultralounge,
];
