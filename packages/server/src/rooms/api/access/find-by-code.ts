import { parseRoomCode } from '@outoften/rules/room/room-code';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { tooMany } from '../../../platform/limits/address-limits.ts';

/** Returns the live room with the code. Throws for a wrong code, and after too many wrong codes. */
export async function findByCode(text: string, context: GraphqlContext, owner: string) {
  const { rooms, address, allowance } = context;
  const code = parseRoomCode(text);
  const tried = await rooms.codeTries.find({ code, owner, address, allowance });
  if (!tried.ok) throw tooMany(context, 'room-codes', 'Too many wrong codes; wait a minute.');
  if (code && tried.value) return { ...tried.value, code };
  throw codedError('SESSION_NOT_FOUND', 'No session has this code. Check it, and try again.');
}
