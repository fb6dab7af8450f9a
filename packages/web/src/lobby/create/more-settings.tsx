import { type SyntheticEvent, useState } from 'react';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { ChevronDown } from '../../ui/icons.ts';
import { isWrong, type LobbyDraft } from './lobby-draft.ts';
import { LobbyForm } from './lobby-form.tsx';
import styles from './setting-rows.module.css';

type MoreSettingsProps = Readonly<{ draft: LobbyDraft; onChange: (draft: LobbyDraft) => void }>;

/** Settings that most hosts do not change, folded into one line. They stay open while one of them is wrong. */
export function MoreSettings({ draft, onChange }: MoreSettingsProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const mustShow = isWrong(draft, 'maxRounds') || isWrong(draft, 'timeLimit');
  const follow = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return (
    <details className={styles.more} open={isOpen || mustShow} onToggle={follow}>
      <summary className={styles.row}>
        <span className={styles.words}>
          <strong>{say('lobby.settings')}</strong>
          <span>{settingsWords(say, draft)}</span>
        </span>
        <ChevronDown size={22} aria-hidden />
      </summary>
      <div className={styles.opened}>
        <LobbyForm draft={draft} onChange={onChange} />
      </div>
    </details>
  );
}

/** Describes the settings in one line. */
function settingsWords(say: Say, draft: LobbyDraft): string {
  const { maxRounds, hasTimeLimit, timeLimit, advancedMode } = draft;
  const parts = [
    say('lobby.settings.rounds', { rounds: Number(maxRounds) || 0 }),
    hasTimeLimit
      ? say('lobby.settings.seconds', { seconds: Number(timeLimit) || 0 })
      : say('lobby.settings.no-limit'),
  ];
  if (advancedMode) parts.push(say('lobby.settings.advanced'));
  else {
    if (draft.allowHints) parts.push(say('lobby.settings.hints'));
    if (draft.allowImage) parts.push(say('lobby.settings.poster'));
  }
  if (draft.isAudienceSession) parts.push(say('lobby.settings.audience'));
  return parts.join(', ');
}
