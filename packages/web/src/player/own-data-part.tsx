import { useActionState, useState } from 'react';
import { exportOwnData } from '../api/players.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Sheet } from '../ui/acts/sheet.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { Download, Trash2 } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import { callProblemMessage } from './call-problem-message.ts';
import { deleteAccountHere } from './delete-account-here.ts';
import styles from './profile-part.module.css';

const FILE_NAME = 'out-of-ten-data.json';

type OwnDataPartProps = Readonly<{ name: string }>;

/** Lets players download and delete all data that is kept about them. */
export function OwnDataPart({ name }: OwnDataPartProps) {
  const say = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, exportData, isExporting] = useActionState(async () => {
    const collected = await exportOwnData();
    if (!collected.ok) return collected.refusal;
    downloadText({ name: FILE_NAME, type: 'application/json', text: collected.value });
    return undefined;
  }, undefined);
  return (
    <section className={styles.part} aria-labelledby="own-data">
      <h2 id="own-data">{say('player.data')}</h2>
      <p>{say('player.data.intro')}</p>
      {problem !== undefined && <p role="alert">{say(callProblemMessage(problem))}</p>}
      <div className={styles.acts}>
        <form className={styles.act} action={exportData}>
          <TicketButton
            kind="paper"
            wide
            type="submit"
            stub={<Download size={18} aria-hidden />}
            isWorking={isExporting}
          >
            {say('player.data.export')}
          </TicketButton>
        </form>
        <TicketButton
          kind="velvet"
          wide
          stub={<Trash2 size={18} aria-hidden />}
          onClick={() => setIsAsking(true)}
        >
          {say('player.data.delete')}
        </TicketButton>
      </div>
      {isAsking && <DeleteSheet name={name} close={() => setIsAsking(false)} />}
    </section>
  );
}

function DeleteSheet({ name, close }: OwnDataPartProps & Readonly<{ close: () => void }>) {
  const say = useMessages();
  const [problem, deleteData, isDeleting] = useActionState(async () => {
    const deleted = await deleteAccountHere();
    if (!deleted.ok) return deleted.refusal;
    notify({ kind: 'news', text: say('player.deleted') });
    return undefined;
  }, undefined);
  return (
    <Sheet title={say('player.delete.heading')} onClose={close}>
      <p className={styles.explained}>{say('player.delete.explained', { name })}</p>
      {problem !== undefined && <p role="alert">{say(callProblemMessage(problem))}</p>}
      <form className={styles.acts} action={deleteData}>
        <TicketButton kind="paper" wide onClick={close}>
          {say('player.delete.keep')}
        </TicketButton>
        <TicketButton
          kind="velvet"
          wide
          type="submit"
          stub={<Trash2 size={18} aria-hidden />}
          isWorking={isDeleting}
        >
          {say('player.delete.confirm')}
        </TicketButton>
      </form>
    </Sheet>
  );
}

/**
 * Saves a text as a file through the browser. The text stays in memory until the page is left: a busy browser may start to
 * read it seconds later.
 */
function downloadText({
  name,
  type,
  text,
}: Readonly<{ name: string; type: string; text: string }>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
}
