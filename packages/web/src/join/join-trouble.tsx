import type { CallProblem } from '../api/graphql-client.ts';
import { useMessages } from '../messages/use-messages.ts';
import { roomProblemMessage } from '../room/notices/room-problem-message.ts';
import { TextLink } from '../ui/acts/text-link.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { House, RotateCcw } from '../ui/icons.ts';
import styles from './no-place.module.css';

type JoinTroubleProps = Readonly<{
  problem: CallProblem;
  code: string;
  /** Undefined if another try would not help. */
  retry: (() => void) | undefined;
}>;

/** Says that no room has the code, or that the server cannot be reached. */
export function JoinTrouble({ problem, code, retry }: JoinTroubleProps) {
  const say = useMessages();
  const isWrong = problem === 'SESSION_NOT_FOUND' || problem === 'no-code';
  return (
    <section className={styles.lost}>
      <BoardHeading text={say(isWrong ? 'join.wrong' : 'join.heading')} />
      <div className={styles.words}>
        <p role="alert">
          {isWrong ? say('join.wrong.text', { code }) : say(roomProblemMessage(problem))}
        </p>
        {isWrong || retry === undefined ? (
          <TicketLink kind="amber" wide to="/game/joining">
            {say('join.type')}
          </TicketLink>
        ) : (
          <TicketButton
            kind="amber"
            wide
            stub={<RotateCcw size={20} aria-hidden />}
            onClick={retry}
          >
            {say('join.again')}
          </TicketButton>
        )}
        <TextLink to="/game/home" icon={House}>
          {say('join.home')}
        </TextLink>
      </div>
    </section>
  );
}
