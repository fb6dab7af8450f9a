import type { CastEntry } from '@outoften/rules/film/film';
import type { NamingRefusal } from '@outoften/rules/guessing/attempt';
import {
  type CastSlotView,
  POINTS_PER_NAME,
  TRIES_PER_SLOT,
  triesLeft,
} from '@outoften/rules/guessing/cast-slots';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { lazy, Suspense, useState } from 'react';
import { playSound } from '../../audio/play-sound.ts';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Check, Lock } from '../../ui/icons.ts';
import { useKeptFocus } from '../../ui/page/focus.ts';
import billedCastStyles from './billed-cast.module.css';
import styles from './cast-panel.module.css';
import slotStyles from './cast-slot.module.css';
import { isLongName, Tries } from './cast-slot.tsx';

/** Why a try had no result: the rules refused it, or the server could not be reached or did not answer. */
export type NamingProblem = NamingRefusal | 'not-playing' | 'paused' | 'not-sent' | 'in-doubt';

/** The slot after the try. In a room the server answers. */
export type NamingAnswer = Result<CastSlotView, NamingProblem>;

/** Turns the slots after a try into its answer. */
export function namingAnswer(
  named: Result<Readonly<{ slots: readonly CastSlotView[] }>, NamingProblem>,
  place: number,
): NamingAnswer {
  if (!named.ok) return named;
  const slot = named.value.slots[place];
  return slot === undefined ? refuse('no-such-slot') : ok(slot);
}

type CastPanelProps = Readonly<{
  slots: readonly CastSlotView[];
  /** What wrong names cost, in the daily. */
  note?: string;
  nameCast: (
    guess: Readonly<{ slot: number; name: string }>,
  ) => NamingAnswer | Promise<NamingAnswer>;
}>;

const REFUSALS = {
  'already-credited': 'play.cast.already-credited',
  'already-wrong': 'play.cast.already-wrong',
  'no-name': 'play.cast.no-name',
  'slot-closed': 'play.cast.closed',
  'no-such-slot': 'play.cast.closed',
  'no-cast-naming': 'play.cast.closed',
  'round-over': 'play.cast.closed',
  'not-playing': 'play.cast.closed',
  paused: 'play.cast.paused',
  'not-sent': 'play.cast.not-sent',
  'in-doubt': 'play.cast.in-doubt',
} satisfies Record<NamingProblem, MessageId>;

// The combobox is as large as the rest of the screen, so the film does not wait for it.
const OpenSlot = lazy(async () => ({ default: (await import('./open-slot.tsx')).OpenSlot }));

/** Four slots for names of the cast, and the result of the last try. */
export function CastPanel({ slots, note, nameCast }: CastPanelProps) {
  const say = useMessages();
  const [news, setNews] = useState('');
  const [isWrong, setWrong] = useState(false);
  // Moves the focus to the next field, so that a phone keeps its keyboard open.
  const kept = useKeptFocus<HTMLUListElement>('input');

  async function tryName(slot: number, name: string): Promise<boolean> {
    // The note changes with the try. Old news beside a new note would be spoken.
    setNews('');
    const tried = await nameCast({ slot, name });
    if (!tried.ok) setNews(say(REFUSALS[tried.refusal], { name }));
    else if (tried.value.state === 'credited') {
      playSound('correct');
      setNews(say('play.cast.credited', { name: tried.value.name, points: POINTS_PER_NAME }));
    } else {
      playSound('wrong');
      setNews(say('play.cast.wrong', { name, left: triesLeft(tried.value) }));
    }
    setWrong(tried.ok && tried.value.state !== 'credited');
    return tried.ok;
  }

  return (
    <section className={styles.panel} aria-labelledby="cast-heading">
      <div className={styles.head}>
        <h2 id="cast-heading">{say('play.cast.heading')}</h2>
        <p>{say('play.cast.rules', { points: POINTS_PER_NAME, tries: TRIES_PER_SLOT })}</p>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul {...kept} className={styles.slots}>
        {slots.map((slot, place) => (
          // A slot is its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <li key={place}>
            {slot.state === 'open' ? (
              <Suspense fallback={<SlotOutline />}>
                <OpenSlot
                  slot={slot}
                  place={place}
                  slots={slots.length}
                  onTry={(name) => tryName(place, name)}
                />
              </Suspense>
            ) : (
              <ClosedSlot slot={slot} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.news}>
        {news}
        {news !== '' && isWrong && note !== undefined && (
          <span className="visually-hidden"> {note}</span>
        )}
      </p>
    </section>
  );
}

/** A closed slot: a credited name, or no tries left. */
function ClosedSlot({ slot }: Readonly<{ slot: Exclude<CastSlotView, { state: 'open' }> }>) {
  const say = useMessages();
  if (slot.state === 'spent') {
    return (
      <div className={slotStyles.slot} data-state="spent">
        <span className={slotStyles.hint}>{say('play.cast.spent')}</span>
        <Lock size={16} aria-hidden />
      </div>
    );
  }
  return (
    <div className={slotStyles.slot} data-state="credited">
      <Check size={18} className={slotStyles.check} aria-hidden />
      <span className={slotStyles.name} data-long={isLongName(slot.name) || undefined}>
        {slot.name}
      </span>
      <strong className={slotStyles.bonus}>+{POINTS_PER_NAME}</strong>
    </div>
  );
}

/** A slot whose field has not loaded yet. */
function SlotOutline() {
  const say = useMessages();
  return (
    <div className={slotStyles.slot}>
      <span className={slotStyles.hint}>{say('play.cast.placeholder')}</span>
      <Tries wrong={0} />
    </div>
  );
}

type BilledCastProps = Readonly<{
  /** Undefined if naming the cast earns points. */
  cast: readonly CastEntry[] | undefined;
}>;

/** More names would fill the panel without helping much. */
const NAMES_BILLED = 6;

/** The film's cast, for games in which naming it earns nothing. */
export function BilledCast({ cast }: BilledCastProps) {
  const say = useMessages();
  if (cast === undefined || cast.length === 0) return null;
  return (
    <section className={billedCastStyles.cast} aria-label={say('play.cast.billed')}>
      <h2>{say('play.cast.billed')}</h2>
      <ul>
        {cast.slice(0, NAMES_BILLED).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
