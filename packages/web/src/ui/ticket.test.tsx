import type { MouseEvent, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { TicketButton } from './ticket.tsx';

type Button = ReactElement<Readonly<{ onClick: (press: MouseEvent) => void }>>;

describe.each([
  { name: 'that is not to be had yet', state: { isDisabled: true } },
  { name: 'whose work is under way', state: { isWorking: true } },
])('a ticket $name', ({ state }) => {
  const pressed = vi.fn();
  const props = { kind: 'amber', onClick: pressed, children: 'Start', ...state } as const;

  test('says so and keeps the focus', () => {
    const markup = renderToStaticMarkup(<TicketButton {...props} />);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=');
  });

  test('does nothing when it is pressed, and sends no form', () => {
    const preventDefault = vi.fn();
    const { onClick } = (TicketButton({ ...props, type: 'submit' }) as Button).props;
    onClick({ preventDefault } as unknown as MouseEvent);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(pressed).not.toHaveBeenCalled();
  });
});
