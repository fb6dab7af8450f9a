import type { Hint, HintStates } from '@outoften/rules/guessing/hints';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { playSound } from '../../audio/play-sound.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { X } from '../../ui/icons.ts';
import { useMediaQuery } from '../../ui/page/browser-state.ts';
import { Cutting } from '../../ui/pictures/cutting.tsx';
import styles from './opened-hint.module.css';

export type ReadableHint = 'overview' | 'review';

/** A review for display, without quotes of the film's rating. */
export type ReadableReview = ComponentProps<typeof Cutting>;

/** Resolves to true if the hint is now open. In a room the server decides. */
export type UnlockHint = (hint: Hint) => boolean | Promise<boolean>;

type HintReading = Readonly<{
  film: Readonly<{ overview: string | undefined }>;
  hints: HintStates;
  /** The reviews with their own ratings. The daily has one review. */
  reviews: readonly ReadableReview[];
  unlock: UnlockHint;
  /** True if the overview is shown inside its row and needs no page. */
  isOverviewInRow?: boolean;
}>;

/** Opens hints, and buys them first if necessary. The page is undefined while no hint is open. */
export function useOpenedHint({ film, hints, reviews, ...rest }: HintReading) {
  const { unlock, isOverviewInRow = false } = rest;
  const [reading, setReading] = useState<ReadableHint>();

  async function open(hint: Hint): Promise<void> {
    const isLocked = hints[hint] === 'locked';
    const unlocked = !isLocked || unlock(hint);
    // Without a wait, price and sheet are one render, and the points left are announced in the sheet only.
    if (!(typeof unlocked === 'boolean' ? unlocked : await unlocked)) return;
    if (isLocked) playSound('unlock');
    if (hint !== 'poster' && !(hint === 'overview' && isOverviewInRow)) setReading(hint);
  }

  const opened: ReactNode = reading && (
    <OpenedHint
      hint={reading}
      overview={film.overview}
      reviews={reviews}
      onClose={() => setReading(undefined)}
    />
  );
  return { open, opened };
}

type OpenedHintProps = Pick<HintReading, 'reviews'> &
  Readonly<{ hint: ReadableHint; overview: string | undefined; onClose: () => void }>;

/** An overview or the reviews: beside the film if there is room, or else in a sheet. */
function OpenedHint({ hint, overview, reviews, onClose }: OpenedHintProps) {
  const say = useMessages();
  const textId = useId();
  const isBeside = useMediaQuery('(width >= 1024px)');
  const Frame = isBeside ? SidePage : Sheet;
  if (hint === 'overview') {
    return (
      <Frame title={say('play.hint.overview')} describedBy={textId} onClose={onClose}>
        <p id={textId} className={styles.overview} lang="en">
          {overview}
        </p>
      </Frame>
    );
  }
  return (
    <Frame
      title={say(reviews.length === 1 ? 'play.hint.review' : 'play.hint.reviews')}
      describedBy={textId}
      onClose={onClose}
    >
      <div id={textId} className={styles.cuttings}>
        {reviews.map((review, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one author may have written two, and none comes or goes
          <Cutting key={place} {...review} />
        ))}
      </div>
    </Frame>
  );
}

type SidePageProps = Readonly<{
  title: string;
  /** The id of the text that screen readers read with the title. */
  describedBy: string;
  onClose: () => void;
  children: ReactNode;
}>;

/** A page beside the film. The focus moves to its heading, and returns when the page is closed. */
function SidePage({ title, describedBy, onClose, children }: SidePageProps) {
  const say = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its heading too
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus();
  }, [title]);

  function close(): void {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    // Escape closes it from inside any control, as in a sheet.
    <section
      className={styles.page}
      data-side-page
      aria-labelledby={headingId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} aria-describedby={describedBy}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={say('shell.sheet.close')}
          onClick={close}
        >
          <X size={22} aria-hidden />
        </button>
      </div>
      {children}
    </section>
  );
}
