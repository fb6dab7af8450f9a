import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import acts from '../../ui/acts/text-act.module.css';
import { Download } from '../../ui/icons.ts';
import styles from './share-sheet.module.css';
import type { ResultToShare } from './use-share-result.tsx';

type ShareSheetProps = Readonly<{ result: ResultToShare; isCopied: boolean; onClose: () => void }>;

/** Shown if the system could not share a result: the picture to save, and the text if it could not be copied either. */
export function ShareSheet({ result, isCopied, onClose }: ShareSheetProps) {
  const say = useMessages();
  const { words, url, picture } = result;
  return (
    <Sheet title={say('play.share')} onClose={onClose}>
      <div className={styles.share}>
        {picture !== undefined && (
          <img src={picture.path} width={1200} height={630} alt={picture.alt} />
        )}
        {isCopied ? (
          <p>{say('play.share.is-copied')}</p>
        ) : (
          <label>
            {say('play.share.by-hand')}
            <textarea
              readOnly
              rows={5}
              value={`${words}\n${url}`}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
        {picture !== undefined && (
          <a className={`${acts.act} ${styles.save}`} href={picture.path} download="out-of-ten.png">
            <Download size={20} aria-hidden />
            {say('play.share.save')}
          </a>
        )}
      </div>
    </Sheet>
  );
}
