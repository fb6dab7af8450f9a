import type { Reaction } from '@outoften/rules/room/wire/room-message';
import type { ReactNode } from 'react';

const PAPER = '#F6EAD2';
const BULB = '#FFB547';
const VELVET = '#B92F38';
const INK = '#1B1216';
const SKIN = '#D99B6C';
const WATER = '#7FC4C9';

/** Faces are lit from the left, as on the avatars. */
const SHADE = <path d="M23 4.600a13 13 0 0 1 0 22.800q4-11 0-22.800z" fill={INK} opacity=".2" />;

const SIGNS = {
  applause: (
    <>
      <path
        d="M16 5V2M9.5 6.5 7.5 4M22.5 6.5 24.5 4"
        stroke={BULB}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M18.2 11.200q.3-2.2 2-2.200t2 2.200V15l3.4-3.200q1.5-1.2 2.6 0t.2 2.600L24.5 25q-1.7 4-6 5h-3z"
        fill={SKIN}
      />
      <path d="M24.5 25q-1.7 4-6 5h-3l1-6z" fill={INK} opacity=".22" />
      <path
        d="M4 15.500q-1.2-1.4.2-2.500t2.6.4l3.4 4.2-3-7.600q-.6-1.8 1-2.400t2.4 1.200l2.6 6-.8-5.400q-.2-2 1.5-2.200t2.1 1.600L18.8 21q.8 6-4 8.400T6.6 26.600z"
        fill={PAPER}
      />
    </>
  ),
  laugh: (
    <>
      <circle cx="16" cy="16" r="13" fill={BULB} />
      {SHADE}
      <path
        d="M8 13.500q2.5-4 5 0M19 13.500q2.5-4 5 0"
        fill="none"
        stroke={INK}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M8 17h16q0 9-8 9t-8-9z" fill={INK} />
      <path d="M10 17h12v2.400H10z" fill={PAPER} />
      <path d="M11.5 23.600q4.5-3 9 0-2 2.4-4.5 2.400t-4.5-2.400z" fill={VELVET} />
    </>
  ),
  gasp: (
    <>
      <circle cx="16" cy="16" r="13" fill={PAPER} />
      {SHADE}
      <path
        d="M8.5 8.500q1.5-2 3.6-1.800M19.9 6.700q2.1-.2 3.6 1.8"
        fill="none"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cx="11.2" cy="13.2" r="2.2" fill={INK} />
      <circle cx="20.8" cy="13.2" r="2.2" fill={INK} />
      <ellipse cx="16" cy="22" rx="3.6" ry="4.6" fill={INK} />
      <ellipse cx="16" cy="24" rx="2.3" ry="2" fill={VELVET} />
    </>
  ),
  tears: (
    <>
      <circle cx="16" cy="16" r="13" fill={SKIN} />
      {SHADE}
      <path
        d="M8 13q2.5 2.6 5 0M19 13q2.5 2.6 5 0M11.5 24q4.5-4.4 9 0"
        fill="none"
        stroke={INK}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M9.5 16q3 4.6 3 6.600a3 3 0 0 1-6 0q0-2 3-6.600zM24 17q2.4 3.8 2.4 5.400a2.4 2.4 0 0 1-4.8 0q0-1.6 2.4-5.400z"
        fill={WATER}
      />
    </>
  ),
  popcorn: (
    <>
      <g fill={PAPER}>
        <circle cx="9.5" cy="10" r="4.2" />
        <circle cx="22.5" cy="10" r="4.2" />
        <circle cx="16" cy="6.5" r="4.8" />
        <circle cx="16" cy="11" r="4.8" />
      </g>
      <path
        d="M8 11.500q1.5-2 3.5-1M14.5 6q1.5-2 3.5-.5M20.5 10q1.5-1.5 3 0"
        fill="none"
        stroke={BULB}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d="M5 13h22l-3 17H8z" fill={PAPER} />
      <path
        d="M5 13h4.400l1.6 17H8zM13.8 13h4.400l-.6 17h-3.200zM22.6 13H27l-3 17h-3z"
        fill={VELVET}
      />
      <path d="M20 13h7l-3 17h-5.500z" fill={INK} opacity=".2" />
    </>
  ),
} as const satisfies Record<Reaction, ReactNode>;

/** The drawing of a reaction. Its name is shown elsewhere. */
export function ReactionSign({ reaction }: Readonly<{ reaction: Reaction }>) {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true">
      {SIGNS[reaction]}
    </svg>
  );
}
