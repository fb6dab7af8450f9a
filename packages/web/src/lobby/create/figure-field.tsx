import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Minus, Plus } from '../../ui/icons.ts';
import styles from './figure-field.module.css';

type FigureFieldProps = Readonly<{
  label: string;
  /** The allowed range, in words. */
  rule: string;
  /** What is wrong with the value; undefined if nothing is. */
  problem: string | undefined;
  /** The text as typed. */
  value: string;
  least: number;
  most: number;
  step: number;
  onChange: (value: string) => void;
}>;

/** A field for a whole number, with buttons for steps. A number out of range is reported, not changed. */
export function FigureField(props: FigureFieldProps) {
  const { label, rule, problem, value, least, most, step, onChange } = props;
  const say = useMessages();
  const id = useId();
  const ruleId = useId();
  const labelId = useId();

  function move(by: number): void {
    const figure = Number.parseInt(value, 10);
    const from = Number.isNaN(figure) ? least : figure;
    onChange(String(Math.min(most, Math.max(least, from + by))));
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={labelId}>
        {label}
      </label>
      <p className={problem === undefined ? styles.rule : styles.problem} id={ruleId}>
        {problem ?? rule}
      </p>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={say('lobby.less')}
          aria-describedby={labelId}
          onClick={() => move(-step)}
        >
          <Minus size={20} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-describedby={ruleId}
          aria-invalid={problem !== undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            const by = { ArrowUp: step, ArrowDown: -step }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            move(by);
          }}
        />
        <button
          type="button"
          aria-label={say('lobby.more')}
          aria-describedby={labelId}
          onClick={() => move(step)}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}
