import { Ticket } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { BoardLetters } from '../ui/board-letters.tsx';
import { BulbEdge } from '../ui/bulb-edge.tsx';
import { Marquee } from '../ui/marquee.tsx';
import { type Tab, Tabs } from '../ui/tabs.tsx';
import { TicketLink } from '../ui/ticket.tsx';
import { GameInfo } from './game-info.tsx';
import styles from './landing-screen.module.css';
import { PoliciesInfo } from './policies-info.tsx';
import { RoadmapInfo } from './roadmap-info.tsx';

type TabId = 'game-info' | 'policies' | 'roadmap';

/** The entrance from the street: what this is, what it asks of you, and the way in. */
export function LandingScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const { data, save } = useSavedData();
  const hash = useHash();

  const tabs: readonly Tab<TabId>[] = [
    { id: 'game-info', label: say('landing.game-info'), content: <GameInfo /> },
    { id: 'policies', label: say('landing.policies'), content: <PoliciesInfo /> },
    { id: 'roadmap', label: say('landing.roadmap'), content: <RoadmapInfo /> },
  ];
  const named = tabs.find(({ id }) => hash === `#${id}`);

  function confirmTerms(): void {
    save({ settings: { ...data.settings, hasConfirmedTermsOfService: true } });
  }

  return (
    <div className={styles.landing}>
      <Marquee name={say('product.name')} />
      <div className={styles.canopy}>
        <div className={styles.entrance}>
          <p className={styles.question}>
            <span className={styles.line}>
              <BoardLetters text={say('landing.question.1')} />{' '}
            </span>
            <span className={styles.line}>
              <BoardLetters text={say('landing.question.2')} />{' '}
            </span>
            <span className={styles.line}>
              <BoardLetters text={say('landing.question.3')} />
            </span>
          </p>
          <BulbEdge />
          <div className={styles.act}>
            <p className={styles.disclaimer}>
              <Message
                id="landing.disclaimer"
                components={{
                  terms: <Link to="/terms-of-service" />,
                  privacy: <Link to="/privacy-policy" />,
                }}
              />
            </p>
            <TicketLink
              kind="amber"
              wide
              to="/game/login"
              stub={<Ticket size={22} aria-hidden />}
              onClick={confirmTerms}
            >
              {say('landing.confirm')}
            </TicketLink>
          </div>
        </div>
        <div className={styles.tabs}>
          <Tabs
            label={say('landing.tabs')}
            tabs={tabs}
            selected={named?.id ?? 'game-info'}
            onSelect={(id) => navigate({ hash: id }, { replace: true, preventScrollReset: true })}
          />
        </div>
      </div>
    </div>
  );
}

/** The part of the page that its address names; none in pages made ahead of time. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => hash,
    () => '',
  );
}

/** The router already renders anew for each address. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
