import { useId } from 'react';
import styles from './toggle-switch.module.css';

type ToggleSwitchProps = Readonly<{
  label: string;
  /** An explanation below the label. */
  note?: string;
  /** The word for the current state, beside the label. */
  state: string;
  isOn: boolean;
  /** True if another setting decides. `state` names that setting. */
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}>;

/** A switch with a bulb that is lit when it is on, and a word for its state. */
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
