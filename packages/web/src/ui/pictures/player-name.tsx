import { Fragment } from 'react';

/** A player's name, which may break after an underscore. */
export function PlayerName({ name }: Readonly<{ name: string }>) {
  return name.split(/(?<=_)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
