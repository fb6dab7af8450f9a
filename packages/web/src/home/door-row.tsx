import type { MouseEvent } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { BoardRow } from '../ui/readerboard.tsx';
import type { Door } from './door.ts';
import type { useHeldPress } from './use-held-press.ts';

type DoorRowProps = Readonly<{
  text: string;
  note: string;
  to: string;
  door: Door;
  press: ReturnType<typeof useHeldPress>;
}>;

/** A way to play with others. What is pressed before the door is settled waits for that. */
export function DoorRow({ text, note, to, door, press: { held, hold } }: DoorRowProps) {
  const say = useMessages();
  const reason = door.state === 'open' ? undefined : door.reason;
  const isHeld = held === to;

  function wait(event: MouseEvent): void {
    // In a tab of its own it waits there.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    hold(to);
  }

  return (
    <BoardRow
      text={text}
      note={sayNote()}
      to={to}
      isClosed={reason !== undefined}
      isWorking={isHeld}
      onPress={door.state === 'unsettled' ? wait : undefined}
    />
  );

  function sayNote(): string {
    if (reason !== undefined) return say(reason);
    return isHeld ? say('shell.loading') : note;
  }
}
