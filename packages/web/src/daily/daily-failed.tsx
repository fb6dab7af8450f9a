import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BeforeFilm } from '../play/frames/before-film.tsx';
import { TextLink } from '../ui/acts/text-link.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { CalendarDays, RotateCcw, Ticket } from '../ui/icons.ts';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import { daily } from './use-daily.ts';

/** Messages for the codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'daily.failed.offline',
  timeout: 'daily.failed.timeout',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.none',
  ROUND_OPEN: 'daily.failed.in-play',
  UNAVAILABLE: 'daily.failed.unavailable',
};

/** Codes for numbers without a puzzle. A new try does not help. */
const NO_NUMBERS: Readonly<Record<string, MessageId>> = {
  DATE_OUT_OF_WINDOW: 'daily.failed.not-yet',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.no-number',
};

type DailyFailedProps = Readonly<{
  state: Extract<DailyState, { phase: 'failed' }>;
  /** True if the address names the puzzle. */
  isOfNumber: boolean;
}>;

/** Says why no film could be loaded, and what to do next. */
export function DailyFailed({ state, isOfNumber }: DailyFailedProps) {
  const say = useMessages();
  const { problem, wanted } = state;
  const noNumber = isOfNumber ? NO_NUMBERS[problem] : undefined;
  const header = <DailyHeader number={wanted} />;
  if (noNumber !== undefined) {
    return (
      <BeforeFilm header={header} problem={say('daily.failed.number')} text={say(noNumber)}>
        <TicketLink kind="amber" to="/game/daily" stub={<Ticket size={22} aria-hidden />}>
          {say('daily.today')}
        </TicketLink>
        <TextLink to="/game/daily/archive" icon={CalendarDays}>
          {say('daily.all')}
        </TextLink>
      </BeforeFilm>
    );
  }
  return (
    <BeforeFilm
      header={header}
      problem={say('daily.failed')}
      text={say(PROBLEMS[problem] ?? 'daily.failed.other')}
      other={{ to: '/game/solo-create', label: say('daily.solo') }}
    >
      <TicketButton
        kind="amber"
        stub={<RotateCcw size={20} aria-hidden />}
        onClick={() => void daily.open(wanted)}
      >
        {say('daily.again')}
      </TicketButton>
    </BeforeFilm>
  );
}
