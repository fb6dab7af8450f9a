import { parseNickname } from '@outoften/rules/names/player-name';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { useState } from 'react';
import { becomeGuest, rememberWalkIn } from '../guest/guest.ts';
import { useMessages } from '../messages/use-messages.ts';
import { NicknameField } from '../own-player/nickname-field.tsx';
import { PictureChooser } from '../own-player/picture-chooser.tsx';
import { useLeaveQuestion } from '../play/frames/departures.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { UnsavedQuestion } from '../ui/acts/unsaved-question.tsx';
import { Check, LogIn, Undo2, UserRound } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import { BestsPart } from './bests-part.tsx';
import { PlayerPanel } from './player-panel.tsx';
import styles from './profile-form.module.css';
import part from './profile-part.module.css';
import { StatisticsPart } from './statistics-part.tsx';

/** Shows a guest's name and picture for the next room, and the links to create an account or sign in. */
export function GuestProfile() {
  const say = useMessages();
  const kept = useSavedData().data.userData.walkIn;
  const [name, setName] = useState(kept?.name ?? '');
  const [avatar, setAvatar] = useState(kept?.avatar ?? FIRST_AVATAR);
  const parsed = parseNickname(name);
  const isRenamed = name.trim() !== (kept?.name ?? '');
  const question = useLeaveQuestion(isRenamed || avatar !== (kept?.avatar ?? FIRST_AVATAR));

  function save(): void {
    question?.stay();
    if (!parsed.ok) return;
    becomeGuest();
    rememberWalkIn({ name: parsed.value, avatar });
    setName(parsed.value);
    notify({ kind: 'news', text: say('player.guest.saved') });
    question?.leave();
  }

  return (
    <PlayerPanel heading={say('player.profile.heading')}>
      <form className={styles.form} action={save}>
        <PictureChooser legend={say('player.avatar')} avatar={avatar} onChange={setAvatar} />
        <NicknameField name={name} onChange={setName} taken={undefined} />
        <TicketButton kind="amber" wide type="submit" stub={<Check size={22} aria-hidden />}>
          {say('player.save')}
        </TicketButton>
      </form>
      {question && <UnsavedQuestion save={save} drop={question.leave} onClose={question.stay} />}
      <StatisticsPart />
      <BestsPart />
      <section className={part.part} aria-labelledby="account">
        <h2 id="account">{say('player.account')}</h2>
        <p>{say('player.guest.account')}</p>
        <TicketLink
          kind="paper"
          wide
          to="/game/login?new"
          stub={<UserRound size={18} aria-hidden />}
        >
          {say('player.guest.create-account')}
        </TicketLink>
        <TicketLink kind="paper" wide to="/game/login" stub={<LogIn size={18} aria-hidden />}>
          {say('player.guest.sign-in')}
        </TicketLink>
      </section>
      <TicketLink kind="paper" wide to="/game/home" stub={<Undo2 size={20} aria-hidden />}>
        {say('player.return')}
      </TicketLink>
    </PlayerPanel>
  );
}
