import { distance } from '@outoften/rules/guessing/score';
import type { Face } from '@outoften/rules/player/face';
import type { Rating } from '@outoften/rules/rating';
import type { House, RoundResult } from '@outoften/rules/room/round';
import { formatTenths } from '../../messages/format-tenths.ts';
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
import { type FlagSizes, flagWidth, type LineSizes } from './line-sizes.ts';

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
export type LineMark = Readonly<{
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
