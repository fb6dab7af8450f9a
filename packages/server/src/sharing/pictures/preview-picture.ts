import type { Face } from '@outoften/rules/player/face';

/** What a picture shows, all words of it in the sharer's language. */
export type PreviewPicture = BoardPicture | ChallengePicture | DailyPicture | PodiumPicture;

/** A headline on a letter board and a line below it. */
export type BoardPicture = Readonly<{ type: 'board'; headline: string; line: string }>;

/** What stands beside the product's name at the foot. */
export type PictureFoot = Readonly<{ line: string; host: string }>;

export type ChallengePicture = Readonly<{
  type: 'challenge';
  kicker: string;
  title: string;
  line: string;
  /** Where the film's poster is served; without one the curtain stays closed. */
  poster: string | undefined;
  foot: PictureFoot;
}>;

/** A guess beside a film's rating, with neither of them: only how far apart they are, and on which side. */
export type DailyPicture = Readonly<{
  type: 'daily';
  kicker: string;
  headline: string;
  line: string;
  side: 'low' | 'high' | 'exact';
  /** How far off, such as "0.4". */
  figure: string;
  marks: Readonly<{ guess: string; film: string }>;
  foot: PictureFoot;
}>;

export type PodiumPicture = Readonly<{
  type: 'podium';
  kicker: string;
  /** The names as one text; left out where no typeface has their letters. */
  winners: string;
  wins: string;
  /** Heads the picture where the winners' names can't be drawn. */
  withoutNames: string;
  /** At most three, the winner first. */
  steps: readonly PodiumPlace[];
  foot: PictureFoot;
}>;

export type PodiumPlace = Readonly<{ rank: number; name: string; face: Face; points: string }>;

/** The sentences in the picture, for those who do not see it. */
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
