import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

export type Tab<Id extends string> = Readonly<{ id: Id; label: string; content: ReactNode }>;

type TabsProps<Id extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}>;

/** A row of tabs above their panels. Each panel has its tab's id, so that an address can point to it. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  function followKey(event: KeyboardEvent, index: number): void {
    const next = tabAfterKey(event.key, { index, count: tabs.length });
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelector<HTMLElement>(`#${tabId(tab.id)}`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.row} ref={row}>
        {tabs.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={id}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => followKey(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={tabId(id)}
          hidden={id !== selected}
          className={styles.panel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is scrolled by keyboard from here
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

function tabId(id: string): string {
  return `tab-${id}`;
}

/** Returns the tab to which a key leads from the one at `index`; undefined for other keys. The row wraps around. */
export function tabAfterKey(
  key: string,
  { index, count }: Readonly<{ index: number; count: number }>,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
