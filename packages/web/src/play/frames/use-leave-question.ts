import { useEffect, useState } from 'react';
import { useNavigate } from '../../address/address-router.tsx';
import { type Departure, holdDepartures } from './departures.ts';

/** The question to a player who is about to leave. */
export type LeaveQuestion = Readonly<{ leave: Departure; stay: () => void }>;

/** Returns a question when a player follows a link or goes back although something would be lost. */
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
