import { winnersOf } from '@outoften/rules/room/standings';
import type { StageView } from '@outoften/rules/room/view-room';
import { titleStyle } from '@outoften/rules/title-style';
import { Share2, Ticket, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { shareText } from '../play/share-text.ts';
import { LeaveDialog } from '../room/leave-dialog.tsx';
import { useWish } from '../room/use-wish.ts';
import { seatNote, winnerWords } from '../scores/game-words.ts';
import { houseStanding } from '../scores/house-standing.ts';
import { Podium } from '../scores/podium-view.tsx';
import { isPlaying, standingRows } from '../scores/standing-rows.ts';
import { StandingsList } from '../scores/standings-list.tsx';
import { notify } from '../ui/notices.ts';
import { PlayerName } from '../ui/player-name.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { useFirstFocus } from '../ui/use-first-focus.ts';
import styles from './game-over.module.css';
import { RecapView } from './recap-view.tsx';
import { RoundHeader } from './round-header.tsx';
import { isController, type RoundActs, type RoundPlay } from './round-play.ts';
import { shareWords } from './share-words.ts';

type GameOverProps = Readonly<{ play: RoundPlay<StageView & { phase: 'over' }> }>;

/** The end of a game: podium, standings, what was played, and another one. */
export function GameOver({ play }: GameOverProps) {
  const say = useMessages();
  const { view, own, played } = play;
  const heading = useFirstFocus<HTMLHeadingElement>();
  const [selectable, setSelectable] = useState<string>();
  const seats = view.seats.filter(isPlaying);
  const won = winnerWords(winnersOf(seats), own, say);

  async function share(): Promise<void> {
    const { name } = view.meta;
    const words = shareWords({ room: name, seats, own, rounds: view.stage.rounds, played }, say);
    const shared = await shareText(words, location.origin);
    if (shared === 'copied') notify({ kind: 'news', text: say('round.share.copied') });
    if (shared === 'failed') setSelectable(`${words}\n${location.origin}`);
  }

  return (
    <div className={styles.screen}>
      <RoundHeader play={play} round={undefined}>
        <TextButton icon={Share2} className={styles.share} onClick={share}>
          {say('round.share')}
        </TextButton>
      </RoundHeader>
      <main className={styles.middle}>
        <section className={styles.show} aria-labelledby="winner">
          <h1
            id="winner"
            ref={heading}
            tabIndex={-1}
            data-long={titleStyle(won) === 'longest' || undefined}
          >
            <PlayerName name={won} />
          </h1>
          <Podium seats={view.seats} own={own} note={(seat) => seatNote(seat, say)} />
        </section>
        <section className={styles.standings} aria-labelledby="standings">
          {selectable !== undefined && <Selectable text={selectable} />}
          <Ends play={play} />
          <h2 id="standings">{say('round.standings')}</h2>
          <StandingsList
            rows={standingRows(view.seats, { own, round: undefined })}
            house={houseStanding(played)}
          />
        </section>
        {played.length > 0 && (
          <div className={styles.recap}>
            <RecapView played={played} seats={view.seats} own={own} />
          </div>
        )}
      </main>
    </div>
  );
}

/** Where nothing else works, the text is there to be marked and copied. */
function Selectable({ text }: Readonly<{ text: string }>) {
  const say = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <label className={styles.selectable}>
      {say('round.share.failed')}
      <textarea ref={field} readOnly rows={5} value={text} />
    </label>
  );
}

/** Another game with the same people, or the end of it all: the host's to choose. */
function Ends({ play }: GameOverProps) {
  const say = useMessages();
  const { view, acts } = play;
  if (isController(play)) return <EndChoice acts={acts} />;
  const controller = view.seats.find(({ id }) => id === view.meta.controller);
  return (
    <p className={styles.waiting}>
      {say('round.rematch.by-host', { name: controller?.name ?? '' })}
    </p>
  );
}

/** Apart from the wait for it, so that no question outlasts the right to answer it. */
function EndChoice({ acts }: Readonly<{ acts: Pick<RoundActs, 'rematch' | 'endSession'> }>) {
  const say = useMessages();
  const wish = useWish();
  const [isEnding, setEnding] = useState(false);
  return (
    <div className={styles.ends}>
      <TicketButton
        kind="amber"
        wide
        stub={<Ticket size={22} aria-hidden />}
        isWorking={wish.isWaiting}
        onClick={() => wish.make(acts.rematch)}
      >
        {say('round.rematch')}
      </TicketButton>
      <TicketButton
        kind="paper"
        wide
        stub={<X size={20} aria-hidden />}
        onClick={() => setEnding(true)}
      >
        {say('room.end')}
      </TicketButton>
      {isEnding && (
        <LeaveDialog leaving="session" leave={acts.endSession} onClose={() => setEnding(false)} />
      )}
    </div>
  );
}
