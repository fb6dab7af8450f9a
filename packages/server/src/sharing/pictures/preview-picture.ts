import type { Face } from '@outoften/rules/player/face';

/** The content of a picture, with all words in the sharer's language. */
export type PreviewPicture = BoardPicture | ChallengePicture | DailyPicture | PodiumPicture;

/** A headline on a letter board and a line below it. */
export type BoardPicture = Readonly<{ type: 'board'; headline: string; line: string }>;

/** The text beside the product's name at the foot. */
export type PictureFoot = Readonly<{ line: string; host: string }>;

export type ChallengePicture = Readonly<{
  type: 'challenge';
  kicker: string;
  title: string;
  line: string;
  /** The address of the film's poster. Without one the curtain stays closed. */
  poster: string | undefined;
  foot: PictureFoot;
}>;

/** How far a guess was from a film's rating, and on which side. It contains neither of the two. */
export type DailyPicture = Readonly<{
  type: 'daily';
  kicker: string;
  headline: string;
  line: string;
  side: 'low' | 'high' | 'exact';
  /** The distance, such as "0.4". */
  figure: string;
  marks: Readonly<{ guess: string; film: string }>;
  foot: PictureFoot;
}>;

export type PodiumPicture = Readonly<{
  type: 'podium';
  kicker: string;
  /** The names as one text. Left out if no typeface has their letters. */
  winners: string;
  wins: string;
  /** The headline if the winners' names cannot be drawn. */
  withoutNames: string;
  /** At most three, the winner first. */
  steps: readonly PodiumPlace[];
  foot: PictureFoot;
}>;

export type PodiumPlace = Readonly<{ rank: number; name: string; face: Face; points: string }>;

/** Returns the picture's sentences, for people who cannot see it. */
export function pictureAlt(picture: PreviewPicture): string {
  switch (picture.type) {
    case 'board':
      return sentences([picture.headline, picture.line]);
    case 'challenge':
      return sentences([picture.kicker, picture.title, picture.line]);
    case 'daily':
      return sentences([picture.kicker, picture.headline, picture.line]);
    case 'podium': {
      const places = picture.steps.map(({ rank, name, points }) => `${rank}: ${name}, ${points}`);
      return sentences([picture.kicker, `${picture.winners} ${picture.wins}`, ...places]);
    }
  }
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' ');
}
