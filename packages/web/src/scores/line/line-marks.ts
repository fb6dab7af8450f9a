import { distance } from '@outoften/rules/guessing/score';
import type { Face } from '@outoften/rules/player/face';
import type { Rating } from '@outoften/rules/rating';
import type { House, RoundResult } from '@outoften/rules/room/round';
import { formatTenths } from '../../messages/format-number.ts';
import type { Players } from '../rounds/room-play.ts';
import { isPlaying, plateOf } from '../standings/standing-rows.ts';
import {
  BESIDE_NEEDLE,
  type Flag,
  type FlagPlace,
  MOST_FLAGS,
  placeFlags,
  tierCount,
} from './flag-places.ts';

/** One player's guess. */
export type LineGuess = Readonly<{
  id: string;
  name: string;
  avatar: Face;
  rating: Rating;
  isOwn: boolean;
  /** The number of the seat, in a crowd. */
  plate?: number | undefined;
}>;

/** Returns a round's guesses with the players' names and faces. */
export function lineGuesses(
  results: readonly RoundResult[],
  { seats, own }: Players,
): readonly LineGuess[] {
  const players = seats.filter(isPlaying).length;
  return results.flatMap(({ seat: id, guess }) => {
    const seat = seats.find((each) => each.id === id);
    if (seat === undefined || guess === undefined) return [];
    const { name, avatar } = seat;
    const plate = plateOf(seat, { players });
    return [{ id, name, avatar, rating: guess, isOwn: id === own, plate }];
  });
}

/** A guess on the line: a player's or the House's. */
type LineMark = Readonly<{
  id: string;
  /** The name as it is shown. */
  name: string;
  rating: Rating;
  kind: 'own' | 'exact' | 'other' | 'house';
  /** Undefined for the House. */
  avatar: Face | undefined;
}>;

/** A mark with its place as a flag. Lengths are in pixels. */
export type HungFlag = Readonly<{ mark: LineMark; place: FlagPlace; width: number }>;

/** Flags of one size, with the number of their tiers. */
export type FlagGroup = Readonly<{ flags: readonly HungFlag[]; sizes: FlagSizes; tiers: number }>;

type Words = Readonly<{ you: string; house: string }>;

/** The columns' share of the height. The rest has room for all flags above them. */
export const PILES_SHARE = 0.44;

/**
 * So few flags keep their whole names, as the closest always do. One that is too long for its place is moved, or lies in
 * front of the needle.
 */
const FEW_FLAGS = 4;

/** If more players share the lead, they are only counted. */
const MOST_CLOSEST = 3;

/** Returns all marks of a line in the order of their ratings. Without an answer none is marked as exact. */
export function lineMarks(
  guesses: readonly LineGuess[],
  {
    answer,
    house,
    words,
  }: Readonly<{ answer: Rating | undefined; house: House | undefined; words: Words }>,
): readonly LineMark[] {
  const marks: LineMark[] = guesses.map(({ id, name, avatar, rating, isOwn }) => ({
    id,
    name: isOwn ? words.you : name,
    avatar,
    rating,
    kind: isOwn ? 'own' : rating === answer ? 'exact' : 'other',
  }));
  if (house !== undefined) {
    const { rating } = house;
    marks.push({ id: 'house', name: words.house, avatar: undefined, rating, kind: 'house' });
  }
  return marks.toSorted((a, b) => a.rating - b.rating);
}

/**
 * Returns the marks that get flags in a crowd: the own guess, the House's, and with an answer the closest ones if they
 * are few.
 */
export function pointOut(
  marks: readonly LineMark[],
  answer: Rating | undefined,
): readonly LineMark[] {
  if (answer === undefined) return marks.filter(isAlwaysShown);
  const closest = findNearest(marks, answer);
  return marks.filter(
    (mark) => isAlwaysShown(mark) || (closest.length <= MOST_CLOSEST && closest.includes(mark)),
  );
}

function findNearest(marks: readonly LineMark[], answer: Rating): readonly LineMark[] {
  const guesses = marks.filter(({ kind }) => kind !== 'house');
  const least = Math.min(...guesses.map(({ rating }) => distance(rating, answer)));
  return guesses.filter(({ rating }) => distance(rating, answer) === least);
}

function isAlwaysShown({ kind }: LineMark): boolean {
  return kind === 'own' || kind === 'house';
}

type LineRoom = Readonly<{
  /** In pixels. */
  width: number;
  sizes: LineSizes;
  /** Where the needle rests; undefined before the landing. */
  needle?: Rating | undefined;
}>;

/** Places the marks as flags of the largest size that fits; undefined if not even the smallest fits. */
export function hangFlags(
  marks: readonly LineMark[],
  { width, sizes: { flags, most }, needle }: LineRoom,
): FlagGroup | undefined {
  if (marks.length > MOST_FLAGS) return undefined;
  const needleAt = needle && (needle * width) / 100;
  const whole = marks.length <= FEW_FLAGS ? marks : needle ? findNearest(marks, needle) : [];
  for (const sizes of flags) {
    const measured = marks.map((mark) => ({
      mark,
      ...measure(mark, { sizes, width, needleAt, isWhole: whole.includes(mark) }),
    }));
    const places = placeFlags(measured, width, needleAt);
    const tiers = tierCount(places);
    if (tiers * sizes.tier > most || tiers > (sizes.mostTiers ?? tiers)) continue;
    const hung = measured.flatMap(({ mark, width }, index) => {
      const place = places[index];
      return place === undefined ? [] : [{ mark, width, place }];
    });
    return { flags: hung, sizes, tiers };
  }
  return undefined;
}

/**
 * Measures a flag. Among many it is at most as long as the longer side of its pole, so that alone it need not be moved,
 * and fits beside the needle. On a phone this shortens the longest names.
 */
function measure(
  { name, rating }: LineMark,
  {
    sizes,
    width,
    needleAt = 0,
    isWhole,
  }: Readonly<{
    sizes: FlagSizes;
    width: number;
    needleAt: number | undefined;
    isWhole: boolean;
  }>,
): Flag {
  const at = (rating * width) / 100;
  const beside = Math.max(needleAt, width - needleAt) - BESIDE_NEEDLE;
  const most = isWhole ? width : Math.min(0.75 * width, Math.max(at, width - at), beside);
  return { at, width: Math.min(most, flagWidth(sizes, { name, rating: formatTenths(rating) })) };
}

/** The layout of a flag: its figure above the name, or beside it. */
export type FlagCut = 'tall' | 'flat';

/** The sizes of flags, in pixels of the line's own width. */
type FlagSizes = Readonly<{
  cut: FlagCut;
  /** The distance from one tier to the next. */
  tier: number;
  face: number;
  figure: number;
  name: number;
  /** More tiers of this size would leave too little room below. */
  mostTiers?: number;
}>;

/** The sizes for a line. */
type LineSizes = Readonly<{
  /** The largest first. */
  flags: readonly FlagSizes[];
  /** The most height for flags. */
  most: number;
  /** Smaller letters could not be read at the usual distance. */
  leastLetter: number;
  /** The widest columns of a crowd, in tenths, so that a number fits in them. */
  widestColumn?: number;
}>;

/** The width of a line on the stage. */
const STAGE_WIDTH = 1750;

const PHONE: LineSizes = {
  flags: [
    { cut: 'tall', tier: 46, face: 36, figure: 22, name: 13, mostTiers: 3 },
    { cut: 'flat', tier: 27, face: 22, figure: 19, name: 13 },
  ],
  most: 243,
  leastLetter: 12,
  widestColumn: 5,
};

/** A phone held sideways. */
const LOW: LineSizes = {
  ...PHONE,
  flags: [{ cut: 'flat', tier: 19, face: 16, figure: 16, name: 12 }],
  most: 114,
};

const DESKTOP: LineSizes = {
  flags: [
    { cut: 'tall', tier: 62, face: 50, figure: 32, name: 15 },
    { cut: 'flat', tier: 34, face: 28, figure: 24, name: 15 },
  ],
  most: 306,
  leastLetter: 13,
};

const STAGE: LineSizes = {
  flags: [
    { cut: 'tall', tier: 124, face: 104, figure: 66, name: 36 },
    { cut: 'tall', tier: 94, face: 76, figure: 50, name: 30 },
    { cut: 'flat', tier: 47, face: 40, figure: 41, name: 30 },
  ],
  most: 423,
  leastLetter: 28,
};

/** Returns the sizes for a line of this width: on a phone, a desktop or the stage. */
export function lineSizes(width: number, isLow = false): LineSizes {
  if (isLow) return LOW;
  if (width < 560) return PHONE;
  if (width < 1300) return DESKTOP;
  // The stage is designed for 1920 pixels, and a television may have more.
  const scale = width / STAGE_WIDTH;
  const larger = ({ cut, tier, face, figure, name }: FlagSizes): FlagSizes => ({
    cut,
    tier: tier * scale,
    face: face * scale,
    figure: figure * scale,
    name: name * scale,
  });
  const { flags, most, leastLetter } = STAGE;
  return { flags: flags.map(larger), most: most * scale, leastLetter: leastLetter * scale };
}

/** Returns the length of a flag with these words, in pixels. */
export function flagWidth(
  { cut, tier, face, figure, name }: FlagSizes,
  words: Readonly<{ name: string; rating: string }>,
): number {
  const space = 0.2 * tier;
  const nameWidth = wordWidth(words.name) * name;
  const figureWidth = 0.5 * words.rating.length * figure;
  const text = cut === 'tall' ? Math.max(nameWidth, figureWidth) : nameWidth + figureWidth + space;
  return Math.ceil(face + text + 3 * space);
}

/**
 * Returns a word's width in units of its type size, rounded up. The letters' widths are those of the text face in
 * semi-bold.
 */
function wordWidth(word: string): number {
  return [...word].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (letter === 'W') return 1.08;
  if (/[mM]/.test(letter)) return 0.94;
  if (letter === 'w') return 0.82;
  if (/[ijlI]/.test(letter)) return 0.32;
  if (/[frt]/.test(letter)) return 0.43;
  if (/[A-Z]/.test(letter)) return 0.78;
  return /\d/.test(letter) ? 0.71 : 0.64;
}
