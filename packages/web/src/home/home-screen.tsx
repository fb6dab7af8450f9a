import { lazy, Suspense } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { SEATS_KEY } from '../saved-data/storage-keys.ts';
import { useStoredText } from '../saved-data/use-saved-data.ts';
import { CodeField } from '../ui/fields/code-field.tsx';
import { Entrance } from '../ui/house/entrance.tsx';
import { BoardRow, FieldRow, Readerboard } from '../ui/house/readerboard.tsx';
import { ChevronRight } from '../ui/icons.ts';
import { useIsOnline } from '../ui/page/use-is-online.ts';
import { DailyCase } from './daily-case.tsx';
import { DailyRow } from './daily-row.tsx';
import styles from './home-screen.module.css';
import { useDailyStanding } from './use-daily-standing.ts';

const RunningRoom = lazy(async () => ({
  default: (await import('./running-room.tsx')).RunningRoom,
}));

/** The home screen: a sign, a board with the games, and on wide screens a display case at each side. */
export function HomeScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const daily = useDailyStanding();
  // Only a browser with seats fetches the code that reads them.
  const hasSeats = useStoredText(SEATS_KEY) !== null;
  return (
    <div className={styles.home}>
      {hasSeats && (
        <Suspense>
          <RunningRoom />
        </Suspense>
      )}
      <Entrance
        name={say('product.name')}
        left={<DailyCase day="yesterday" daily={daily} />}
        right={<DailyCase day="today" daily={daily} />}
      >
        <Readerboard>
          <DailyRow daily={daily} />
          <BoardRow text={say('home.solo')} note={say('home.solo.note')} to="/game/solo-create" />
          <FieldRow text={say('home.join')}>
            <CodeField
              look="board"
              act={<ChevronRight aria-hidden />}
              onCode={(code) => navigate(`/join/${code}`)}
            />
          </FieldRow>
          <BoardRow
            text={say('home.host')}
            isNoteNeeded={!isOnline}
            note={isOnline ? say('home.host.note') : say('home.offline')}
            to="/game/host-create"
          />
        </Readerboard>
      </Entrance>
    </div>
  );
}
