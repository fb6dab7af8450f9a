import * as v from 'valibot';
import { CAST_SLOTS, LONGEST_CAST_NAME, TRIES_PER_SLOT } from './cast-slots.ts';
import { HINTS } from './hints.ts';

const hintSchema = v.picklist(['locked', 'bought', 'given']);
const wrongNamesSchema = v.array(v.pipe(v.string(), v.maxLength(LONGEST_CAST_NAME)));
const wrongNamesWithTriesLeft = v.pipe(wrongNamesSchema, v.maxLength(TRIES_PER_SLOT - 1));

export const hintStatesSchema = v.object(v.entriesFromList(HINTS, hintSchema));

export const castSlotsSchema = v.pipe(
  v.array(
    v.variant('state', [
      v.object({ state: v.literal('open'), wrongNames: wrongNamesWithTriesLeft }),
      v.object({
        state: v.literal('credited'),
        person: v.string(),
        name: v.string(),
        wrongNames: wrongNamesWithTriesLeft,
      }),
      v.object({
        state: v.literal('spent'),
        wrongNames: v.pipe(wrongNamesSchema, v.length(TRIES_PER_SLOT)),
      }),
    ]),
  ),
  v.length(CAST_SLOTS),
);
