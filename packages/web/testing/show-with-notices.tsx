import type { ReactNode } from 'react';
import { NoticeBoard } from '../src/app/notice-board.tsx';
import { dismiss, notices } from '../src/ui/news/notices.ts';
import { show } from './show.tsx';

/** Like {@link show}, with the notice board above the element. Messages of earlier tests are dismissed. */
export async function showWithNotices(
  element: ReactNode,
  options: Parameters<typeof show>[1] = {},
) {
  for (const { id } of notices.getState().notices) dismiss(id);
  const wrap = (content: ReactNode) => (
    <>
      <NoticeBoard />
      {content}
    </>
  );
  const shown = await show(wrap(element), options);
  return { ...shown, rerender: (next: ReactNode) => shown.rerender(wrap(next)) };
}
