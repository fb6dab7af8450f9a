import { type ReactNode, useEffect, useRef } from 'react';
import styles from './receipt-slot.module.css';
import { COUNT_MS, RECEIPT_MS } from './timeline.ts';
import { type Reveal, useShareOfTime } from './use-reveal.ts';

/** A brass slot that prints the receipt line by line. The receipt is not in the page before that. */
export function ReceiptSlot({
  reveal,
  children,
}: Readonly<{ reveal: Reveal; children: ReactNode }>) {
  const { kind, has, since, isJump } = reveal;
  const paper = useRef<HTMLDivElement>(null);
  const isPrinted = has('receipt');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when printing begins
  useEffect(() => {
    if (!isPrinted || isJump) return undefined;
    const printing = paper.current?.animate(
      [{ transform: 'translateY(-100%)' }, { transform: 'none' }],
      { duration: RECEIPT_MS[kind], easing: 'steps(9, end)' },
    );
    if (printing) printing.currentTime = Math.max(0, since('receipt'));
    return () => printing?.cancel();
  }, [isPrinted]);

  return (
    <div className={styles.slot}>
      {isPrinted && (
        <div ref={paper} className={styles.paper}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Returns a total that counts up during its beat: 0 before, the full total afterwards. */
export function useCountUp(total: number, { beat, has, since }: Reveal): number {
  const share = useShareOfTime(beat === 'count', COUNT_MS, () => since('count'));
  return has('end') ? total : Math.round(total * share);
}
