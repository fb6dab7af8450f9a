import { parsePlayerName } from '@outoften/rules/names/player-name';
import { useActionState, useState } from 'react';
import { type Player, updatePlayer } from '../api/players.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PictureChooser } from '../own-player/picture-chooser.tsx';
import { ownPlayer } from '../own-player/use-player.ts';
import { useLeaveQuestion } from '../play/frames/departures.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { UnsavedQuestion } from '../ui/acts/unsaved-question.tsx';
import { Check } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import { keepFields } from './keep-fields.ts';
import { type FailedName, NameField } from './name-field.tsx';
import styles from './profile-form.module.css';

/** The form for picture and name. They change only when saved. */
export function ProfileForm({ player }: Readonly<{ player: Player }>) {
  const say = useMessages();
  const [changes, setChanges] = useState<Partial<Player>>({});
  const { name, avatar } = { ...player, ...changes };
  const parsed = parsePlayerName(name);
  const isRenamed = name.trim() !== player.name;
  const isChanged = avatar !== player.avatar || isRenamed;
  const question = useLeaveQuestion(isChanged);
  const mayBeSaved = isChanged && (parsed.ok || !isRenamed);
  const [failure, save, isSaving] = useActionState(async (): Promise<FailedName | undefined> => {
    question?.stay();
    if (!mayBeSaved) return undefined;
    const renamed = isRenamed && parsed.ok ? parsed.value : undefined;
    const outcome = await updatePlayer({ id: player.id, name: renamed, avatar });
    if (outcome.type !== 'named') return { ...outcome, name: renamed ?? player.name };
    ownPlayer.keep(outcome.player);
    setChanges({});
    notify({ kind: 'news', text: say('player.saved') });
    question?.leave();
    return undefined;
  }, undefined);

  return (
    <form className={styles.form} action={save} onReset={keepFields}>
      <PictureChooser
        legend={say('player.avatar')}
        avatar={avatar}
        onChange={(chosen) => setChanges({ ...changes, avatar: chosen })}
      />
      <NameField
        name={name}
        own={player.name}
        onChange={(typed) => setChanges({ ...changes, name: typed })}
        failure={failure}
      />
      <div className={styles.acts}>
        <TicketButton
          kind="amber"
          wide
          type="submit"
          stub={<Check size={22} aria-hidden />}
          isDisabled={!isChanged}
          isWorking={isSaving}
        >
          {say('player.save')}
        </TicketButton>
        <TicketButton kind="paper" wide isDisabled={!isChanged} onClick={() => setChanges({})}>
          {say('player.cancel')}
        </TicketButton>
      </div>
      {question && <UnsavedQuestion save={save} drop={question.leave} onClose={question.stay} />}
    </form>
  );
}
