import { useEffect, useState } from 'react';
import { useNavigate } from '../../address/address-router.tsx';
import { readEntry } from '../../address/address-source.ts';
import { holdSteps } from '../../ui/acts/history-steps.ts';

/** Leaves the screen. Navigation is no longer held back after that. */
export type Departure = () => void;

type DepartureParts = Readonly<{
  window: Pick<Window, 'history' | 'location' | 'document'>;
  /** Follows a link inside the app. */
  navigate: (to: string) => void;
  /** Called for each attempt to leave, before the address changes. */
  onDeparture: (depart: Departure) => void;
}>;

/**
 * Holds back all links and history steps that lead away from the current address. Returns a function that stops that.
 */
export function holdDepartures({ window, navigate, onDeparture }: DepartureParts): () => void {
  const { history, location } = window;
  const home = location.pathname;
  const { place } = readEntry(history.state);
  let isComingBack = false;
  let isOut = false;

  function holdLink(event: MouseEvent): void {
    const to = event.defaultPrevented ? undefined : linkedScreen(event, location);
    if (to === undefined || to.split(/[?#]/)[0] === home) return;
    event.preventDefault();
    event.stopPropagation();
    onDeparture(() => navigate(to));
  }

  /** The history has already moved when the event comes. It is moved back, and the app does not get the event. */
  function holdStep(event: PopStateEvent): void {
    if (isOut) return;
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    if (location.pathname === home) return;
    event.stopImmediatePropagation();
    const steps = readEntry(event.state).place - place || -1;
    isComingBack = true;
    history.go(-steps);
    onDeparture(() => {
      isOut = true;
      history.go(steps);
    });
  }

  window.document.addEventListener('click', holdLink, { capture: true });
  const letStepsPass = holdSteps(holdStep);
  return () => {
    window.document.removeEventListener('click', holdLink, { capture: true });
    letStepsPass();
  };
}

/** Returns the address inside the app that a press on a link would open in this tab. */
function linkedScreen(event: MouseEvent, { origin }: Location): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== origin || link.target !== '') return undefined;
  return link.href.slice(origin.length);
}

/** The question to a player who is about to leave. */
type LeaveQuestion = Readonly<{ leave: Departure; stay: () => void }>;

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
