import { useId } from 'react';
import styles from './toggle-switch.module.css';

type ToggleSwitchProps = Readonly<{
  label: string;
  /** What it does, under the label. */
  note?: string;
  /** The word for the state it is in, shown beside the label. */
  state: string;
  isOn: boolean;
  /** Something else decides; the state says what. */
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}>;

/** A switch whose bulb is lit when it is on; the word says the same. */
export function ToggleSwitch({
  label,
  note,
  state,
  isOn,
  isDisabled = false,
  onChange,
}: ToggleSwitchProps) {
  const labelId = useId();
  const noteId = useId();
  const stateId = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      aria-describedby={isDisabled ? stateId : note && noteId}
      aria-disabled={isDisabled || undefined}
      className={styles.toggle}
      onClick={isDisabled ? undefined : () => onChange(!isOn)}
    >
      <span className={styles.words}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        {note !== undefined && (
          <span className={styles.note} id={noteId}>
            {note}
          </span>
        )}
      </span>
      <span className={styles.position}>
        <span className={styles.state} id={stateId}>
          {state}
        </span>
        <span className={styles.track} aria-hidden>
          <span className={styles.knob} />
        </span>
      </span>
    </button>
  );
}
