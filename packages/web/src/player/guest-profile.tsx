import { parseNickname } from '@outoften/rules/names/player-name';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { useState } from 'react';
import { becomeGuest, lastWalkIn, rememberWalkIn } from '../guest/guest.ts';
import { useMessages } from '../messages/use-messages.ts';
import { NicknameField } from '../own-player/nickname-field.tsx';
import { PictureChooser } from '../own-player/picture-chooser.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { Check, LogIn, Undo2 } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import { BestsPart } from './bests-part.tsx';
import { PlayerPanel } from './player-panel.tsx';
import styles from './profile-form.module.css';
import part from './profile-part.module.css';
import { StatisticsPart } from './statistics-part.tsx';

/** Shows a guest's name and picture for the next room, and the link to create an account. */
export function GuestProfile() {
  const say = useMessages();
  const [name, setName] = useState(() => lastWalkIn()?.name ?? '');
  const [avatar, setAvatar] = useState(() => lastWalkIn()?.avatar ?? FIRST_AVATAR);
  const parsed = parseNickname(name);

  function save(): void {
    if (!parsed.ok) return;
    becomeGuest();
    rememberWalkIn({ name: parsed.value, avatar });
    setName(parsed.value);
    notify({ kind: 'news', text: say('player.guest.saved') });
  }

  return (
    <PlayerPanel heading={say('player.profile.heading')}>
      <form className={styles.form} action={save}>
        <PictureChooser legend={say('player.avatar')} avatar={avatar} onChange={setAvatar} />
        <NicknameField name={name} onChange={setName} taken={undefined} />
        <TicketButton
          kind="amber"
          wide
          type="submit"
          stub={<Check size={22} aria-hidden />}
          isDisabled={!parsed.ok}
        >
          {say('player.save')}
        </TicketButton>
      </form>
      <StatisticsPart />
      <BestsPart />
      <section className={part.part} aria-labelledby="account">
        <h2 id="account">{say('player.account')}</h2>
        <p>{say('player.guest.account')}</p>
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
