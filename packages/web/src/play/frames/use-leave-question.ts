import { useEffect, useState } from 'react';
import { useNavigate } from '../../address/address-router.tsx';
import { type Departure, holdDepartures } from './departures.ts';

/** Somebody is about to go, and is asked. */
export type LeaveQuestion = Readonly<{ leave: Departure; stay: () => void }>;

/** Asks whoever follows a link or goes back in the browser, for as long as something is at stake. */
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
