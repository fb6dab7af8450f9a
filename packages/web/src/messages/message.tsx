import { Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageId } from './i18n.ts';

type MessageProps = Readonly<{
  id: MessageId;
  values?: Readonly<Record<string, string | number>>;
  /** Elements for the message's tags: `<strong>…</strong>` becomes the element named strong. */
  components?: Readonly<Record<string, ReactElement>>;
}>;

/** A message with elements inside it. Use `useMessages` for plain ones. */
export function Message({ id, values = {}, components = {} }: MessageProps) {
  return <Trans id={id} values={values} components={components} />;
}
