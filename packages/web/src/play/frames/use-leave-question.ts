import { useEffect, useState } from 'react';
import { useNavigate } from '../../address/address-router.tsx';
import { type Departure, holdDepartures } from './departures.ts';

/** A player is about to leave, and is asked. */
export type LeaveQuestion = Readonly<{ leave: Departure; stay: () => void }>;

/** Asks a player who follows a link or goes back in the browser, while something is at stake. */
export function useLeaveQuestion(isAtStake: boolean): LeaveQuestion | undefined {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<LeaveQuestion>();
  useEffect(() => {
    if (!isAtStake) return undefined;
    const stay = () => setQuestion(undefined);
    const letPass = holdDepartures({
      window,
      navigate: (to) => void navigate(to),
      onDeparture: (leave) => setQuestion({ leave, stay }),
    });
    return () => {
      letPass();
      stay();
    };
  }, [isAtStake, navigate]);
  return question;
}
