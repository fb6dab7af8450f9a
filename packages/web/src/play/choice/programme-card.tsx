import { posterSrcset } from '@outoften/rules/film/poster-address';
import type { Programme } from '@outoften/rules/film/programme';
import {
  fetchProgrammeCounts,
  fetchProgrammePosters,
  type ProgrammeCounts,
  type ProgrammePosters,
} from '../../api/films.ts';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  Baby,
  CassetteTape,
  Clapperboard,
  Ghost,
  type LucideIcon,
  Rocket,
  ThumbsDown,
  Trophy,
} from '../../ui/icons.ts';
import { isBrowserSparing } from '../../ui/page/fetching-ahead.ts';
import { useAnswer } from '../../ui/page/use-answer.ts';
import { filmCountWords } from './film-count.ts';
import styles from './programme-card.module.css';

export type Card = Programme | 'everything';

const ICONS: Readonly<Record<Card, LucideIcon>> = {
  everything: Clapperboard,
  blockbusters: Rocket,
  'eighties-night': CassetteTape,
  horror: Ghost,
  family: Baby,
  'so-bad-its-good': ThumbsDown,
  masterpieces: Trophy,
};

/** What two programmes say about some of their films. Their names give the rating away. */
const OUTSIDE: Partial<Readonly<Record<Card, MessageId>>> = {
  'so-bad-its-good': 'play.programme.so-bad-its-good.outside',
  masterpieces: 'play.programme.masterpieces.outside',
};

/** What the server says about the cards. */
type CardData = Readonly<{
  /** Undefined until they arrive. */
  counts: ProgrammeCounts | undefined;
  /** Undefined until they arrive, and none if the browser saves data. */
  posters: ProgrammePosters | undefined;
}>;

type CardProps = Readonly<{ card: Card; data: CardData }>;

/** The content of a card, for a button or a label around it. */
export function ProgrammeCard({ card, data }: CardProps) {
  const say = useMessages();
  const films = data.counts?.[card];
  const outside = OUTSIDE[card];
  return (
    <>
      <PosterFan card={card} data={data} />
      <strong>{say(`play.programme.${card}`)}</strong>
      {films !== undefined && <span>{filmCountWords(say, films)}</span>}
      {outside && <small>{say(outside)}</small>}
    </>
  );
}

/** A few posters of the programme, or its sign, as decoration that screen readers skip. */
export function PosterFan({ card, data: { posters } }: CardProps) {
  const Icon = ICONS[card];
  const shown = posters?.[card] ?? [];
  // Posters that may still arrive leave their place empty, so that no sign flashes.
  const isIcon = shown.length === 0 && (posters !== undefined || OUTSIDE[card]);
  return (
    <span className={styles.fan} aria-hidden>
      {isIcon && <Icon size={44} strokeWidth={1.5} />}
      {shown.map((src) => {
        const srcSet = posterSrcset(src);
        return (
          <img
            key={src}
            src={src}
            {...(srcSet !== undefined && { srcSet, sizes: '120px' })}
            width={80}
            height={120}
            loading="lazy"
            decoding="async"
            alt=""
          />
        );
      })}
    </span>
  );
}

/** Fetches the number of films and a few posters of each programme. */
export function useCardData(): CardData {
  const counts = useAnswer('counts', fetchProgrammeCounts);
  const isSparing = isBrowserSparing();
  const posters = useAnswer(isSparing ? undefined : 'posters', fetchProgrammePosters);
  return {
    counts: counts?.ok ? counts.value : undefined,
    posters: isSparing || posters?.ok === false ? {} : posters?.value,
  };
}
