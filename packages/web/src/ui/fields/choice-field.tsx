import { useId } from 'react';
import { useIsLive } from '../page/browser-state.ts';
import styles from './choice-field.module.css';
import radioCard from './radio-card.module.css';

type ChoiceFieldProps<Value extends string | number> = Readonly<{
  label: string;
  note?: string;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}>;

/** One of a few choices, side by side. Disabled in a prerendered page, where the app would not get the choice. */
export function ChoiceField<Value extends string | number>({
  label,
  note,
  choices,
  chosen,
  onChoose,
}: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.field} disabled={!useIsLive()}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={radioCard.card}>
            <input
              type="radio"
              name={name}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {note !== undefined && <p>{note}</p>}
    </fieldset>
  );
}
