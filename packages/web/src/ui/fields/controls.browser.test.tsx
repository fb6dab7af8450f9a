import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/look.ts';
import { show, shownAddress } from '../../../testing/show.tsx';
import { TicketButton, TicketLink } from '../acts/ticket.tsx';
import { Ticket } from '../icons.ts';
import { ChoiceField } from './choice-field.tsx';
import { RangeSlider } from './range-slider.tsx';
import { StepSlider } from './step-slider.tsx';
import { ToggleSwitch } from './toggle-switch.tsx';

const toggle = page.getByRole('switch', { name: 'Sound' });

function KeptSwitch() {
  const [isOn, setOn] = useState(true);
  const state = isOn ? 'on' : 'off';
  return <ToggleSwitch label="Sound" note="All of it" state={state} isOn={isOn} onChange={setOn} />;
}

test('a switch works by pointer and by key, and has its state', async () => {
  await show(<KeptSwitch />);
  await expect.element(toggle).toBeChecked();
  await expect.element(toggle).toHaveAccessibleDescription('All of it');
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.element(page.getByText('off')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(toggle).toBeChecked();
});

test('a switch that depends on another setting cannot be pressed, and names that setting', async () => {
  const onChange = vi.fn();
  await show(
    <ToggleSwitch
      label="Sound"
      note="All of it"
      state="by the host"
      isOn={false}
      isDisabled
      onChange={onChange}
    />,
  );
  await toggle.click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(toggle).toBeDisabled();
  await expect.element(toggle).toHaveAccessibleDescription('by the host');
});

function KeptRange() {
  const [[from, to], setSpan] = useState<readonly [number, number]>([1990, 2010]);
  return (
    <>
      <RangeSlider
        fromLabel="From year"
        toLabel="To year"
        min={1960}
        max={2024}
        leastApart={10}
        from={from}
        to={to}
        onChange={(newFrom, newTo) => setSpan([newFrom, newTo])}
      />
      <output>
        {from} to {to}
      </output>
    </>
  );
}

test.each([
  { knob: 'From year', key: 'ArrowRight', span: '1991 to 2010' },
  { knob: 'From year', key: 'ArrowLeft', span: '1989 to 2010' },
  { knob: 'From year', key: 'PageUp', span: '2000 to 2010' },
  { knob: 'From year', key: 'PageDown', span: '1980 to 2010' },
  { knob: 'From year', key: 'Home', span: '1960 to 2010' },
  { knob: 'To year', key: 'ArrowRight', span: '1990 to 2011' },
  { knob: 'To year', key: 'PageDown', span: '1990 to 2000' },
  { knob: 'To year', key: 'End', span: '1990 to 2024' },
])('$key on the handle "$knob" makes the range $span', async ({ knob, key, span }) => {
  await show(<KeptRange />);
  const slider = page.getByRole('slider', { name: knob });
  slider.element().focus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(page.getByText(span)).toBeVisible();
  const [from = '', to = ''] = span.split(' to ');
  await expect.element(slider).toHaveAttribute('aria-valuetext', knob === 'From year' ? from : to);
});

test('two handles keep the least distance', async () => {
  await show(<KeptRange />);
  page.getByRole('slider', { name: 'From year' }).element().focus();
  await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText('2000 to 2010')).toBeVisible();
});

function KeptStep() {
  const [value, setValue] = useState(10);
  return <StepSlider label="Music" value={value} step={5} onChange={setValue} />;
}

test('a step slider moves by one step and shows its value', async () => {
  await show(<KeptStep />);
  const slider = page.getByRole('slider', { name: 'Music' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveValue('15');
  await expect.element(page.getByText('15')).toBeVisible();
});

function KeptChoice() {
  const [chosen, setChosen] = useState('less');
  const choices = [
    { value: 'system', label: 'As the system' },
    { value: 'less', label: 'Less' },
  ];
  return <ChoiceField label="Motion" choices={choices} chosen={chosen} onChoose={setChosen} />;
}

test('one of a few choices is chosen by pointer and by arrow key', async () => {
  await show(<KeptChoice />);
  const system = page.getByRole('radio', { name: 'As the system' });
  const less = page.getByRole('radio', { name: 'Less' });
  await expect.element(less).toBeChecked();
  await system.click();
  await expect.element(system).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(less).toBeChecked();
  await expect.element(less).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Motion' })).toBeVisible();
});

test.each([
  { state: 'disabled', isDisabled: true, isWorking: false },
  { state: 'working', isDisabled: false, isWorking: true },
])('a ticket that is $state keeps the focus and does nothing', async (state) => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <TicketButton kind="amber" type="submit" stub={<Ticket />} onClick={onClick} {...state}>
        Go
      </TicketButton>
    </form>,
  );
  const ticket = page.getByRole('button', { name: 'Go' });
  await userEvent.tab();
  await expect.element(ticket).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await ticket.click({ force: true });
  await expect.element(ticket).toHaveFocus();
  await expect.element(ticket).toBeDisabled();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('tickets work as buttons and as links, and are readable', async () => {
  const onClick = vi.fn();
  await show(
    <main>
      <h1>Tickets</h1>
      <TicketButton kind="amber" stub={<Ticket aria-hidden />} wide onClick={onClick}>
        Submit
      </TicketButton>
      <TicketButton kind="velvet">Leave</TicketButton>
      <TicketLink kind="paper" to="/game/daily">
        Today
      </TicketLink>
    </main>,
  );
  await expectAccessible('tickets');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect.poll(shownAddress).toBe('/game/daily');
});
