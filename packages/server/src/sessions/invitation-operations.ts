import type { Builder } from '../graphql/schema-builder.ts';
import { demandPlaying } from '../sign-in/unauthorized.ts';
import { findByCode } from './access/find-by-code.ts';
import { readRoom } from './answers.ts';
import { countAudience } from './audience/audience-rows.ts';
import { addInvitationType } from './types/invitation-type.ts';

/** Adds `openInvitation`. It counts wrong codes, and so is a mutation. */
export function addInvitationOperations(builder: Builder): void {
  const invitation = addInvitationType(builder);
  builder.mutationField('openInvitation', (t) =>
    t.field({
      type: invitation,
      description: 'A session by its code, before a seat in it is asked for.',
      args: { code: t.arg.string({ required: true, description: 'In any case.' }) },
      resolve: async (_root, { code }, context) => {
        const caller = demandPlaying(context, 'see-invitation');
        const { id } = await findByCode(code, context, caller.owner);
        const { room } = await readRoom(id, context);
        const { members } = await countAudience(context.db, { roomId: id, roundId: undefined });
        const walkIns = caller.type === 'guest' ? caller.walkIns : undefined;
        return { room, audienceCount: members, walkIns };
      },
    }),
  );
}
