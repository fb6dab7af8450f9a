import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { TicketLink } from '../ui/acts/ticket.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { Undo2 } from '../ui/icons.ts';
import styles from './page-article.module.css';

type PageArticleProps = Readonly<{ heading: string; children: ReactNode }>;

/** A page of text outside the game, with a link back. */
export function PageArticle({ heading, children }: PageArticleProps) {
  const say = useMessages();
  return (
    <article className={styles.article}>
      <BoardHeading text={heading} />
      <div className={styles.text}>
        {children}
        <div className={styles.return}>
          <TicketLink kind="amber" to="/game" icon={Undo2}>
            {say('pages.return')}
          </TicketLink>
        </div>
      </div>
    </article>
  );
}
